import type { Route } from '@playwright/test';
import {
  answerTo,
  beginAsOwner,
  endSession,
  expect,
  passphrase,
  sendAsOwner,
  signIn,
  test,
} from './fixtures.ts';
import { loseFirstAnswer } from './lose-first-answer.ts';
import {
  alert,
  bodyOf,
  changeElsewhere,
  closeTab,
  createPost,
  localIds,
  open,
  problem,
  refuse,
  save,
  story,
  title,
  write,
} from './story-editor-page.ts';

test.use({ site: 'story editor, broken', contextOptions: { reducedMotion: 'reduce' } });

test('close the tab mid-sentence: the text is there on return, and says so', async ({
  page,
  context,
}) => {
  await open(page);
  await write(page, 'Cut short', 'A sentence that was not');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await story(page).press('End');
  await page.keyboard.type(' finished');
  const address = page.url();
  expect(address).toMatch(/\/blog\/edit\/local-\d+$/);
  await closeTab(page);
  const again = await context.newPage();
  await again.goto(address);
  await expect(story(again)).toHaveText('A sentence that was not finished');
  await expect(title(again)).toHaveValue('Cut short');
  await expect(again.getByText('Draft restored')).toBeVisible();
  await again.goto('/blog/edit/new');
  await expect(again.getByRole('link', { name: 'Cut short' })).toHaveAttribute(
    'href',
    /\/blog\/edit\/local-\d+$/,
  );
  await expect(title(again)).toHaveValue('');
});

test('close the tab at once, before anything was autosaved: the text is there on return', async ({
  page,
  context,
}) => {
  await open(page, 'forty-milliseconds');
  await story(page).press('ControlOrMeta+a');
  await page.keyboard.type('Gone in a moment');
  await closeTab(page);
  const again = await context.newPage();
  await again.goto('/blog/edit/forty-milliseconds');
  await expect(story(again)).toHaveText('Gone in a moment');
  await expect(again.getByText('Draft restored')).toBeVisible();
});

test('While editing, a local copy autosaves; text equal to the stored one needs none', async ({
  page,
}) => {
  await open(page, 'where-is-zero');
  await title(page).fill('Where is one?');
  await expect.poll(() => localIds(page)).toHaveLength(1);
  await title(page).fill('Where is zero?');
  await expect.poll(() => localIds(page)).toHaveLength(0);
});

test('what is typed without a pause is kept on the device meanwhile', async ({ page }) => {
  await open(page);
  await story(page).pressSequentially('Typed on and on and on, without a pause', { delay: 100 });
  expect(await localIds(page)).toHaveLength(1);
});

test('the token expires while writing: sign in again in place, nothing lost, the save goes on', async ({
  page,
}) => {
  await open(page);
  await write(page, 'Signed out', 'Words that stay.');
  await endSession(page);
  await expect(story(page)).toHaveText('Words that stay.');
  await story(page).press('End');
  await page.keyboard.type(' And more.');
  await save(page).click();
  await expect(alert(page)).toContainText(
    'Owner mode required to save to the database. Unlock from the navbar and try again.',
  );
  await expect(alert(page)).toContainText('Your text is kept on this device.');
  await alert(page).getByLabel('Passphrase').fill(passphrase);
  await alert(page).getByRole('button', { name: 'Unlock' }).click();
  await expect(page).toHaveURL(/\/blog\/signed-out$/);
  await expect(page.getByText('Words that stay. And more.')).toBeVisible();
});

test('a token the server refuses: the same message, and the same way to continue', async ({
  page,
  consoleErrors,
}) => {
  await open(page);
  await write(page, 'Refused', 'Words that stay.');
  let refused = false;
  await refuse(page, (route) => {
    if (refused) return route.continue();
    refused = true;
    return problem(403, 'Forbidden')(route);
  });
  await save(page).click();
  await expect(alert(page)).toContainText(
    'Owner mode required to save to the database. Unlock from the navbar and try again.',
  );
  await alert(page).getByLabel('Passphrase').fill(passphrase);
  await alert(page).getByRole('button', { name: 'Unlock' }).click();
  await expect(page).toHaveURL(/\/blog\/refused$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Refused');
  consoleErrors.length = 0; // the browser logs the 403
});

test('a draft opened while the server was away keeps the excerpt of a body it did not change', async ({
  page,
  consoleErrors,
}) => {
  await beginAsOwner(page);
  const post = {
    title: 'By hand',
    slug: 'by-hand',
    body: '<p>Words.</p>',
    excerpt: 'Hand-written.',
  };
  const id = await createPost(page, { ...post, status: 'published' });
  await open(page, id);
  await title(page).fill('By hand, again');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.route(`/api/posts/${id}`, (route) => route.abort());
  await page.reload();
  await expect(title(page)).toHaveValue('By hand, again');
  await page.unroute(`/api/posts/${id}`);
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/by-hand-again$/);
  const stored = await page.request.get('/api/posts/by-hand-again');
  expect(await stored.json()).toMatchObject({ title: 'By hand, again', excerpt: 'Hand-written.' });
  consoleErrors.length = 0; // the browser logs the aborted request
});

test('the server is down or answers 500, 413, 507 at Save: a message says so, nothing is lost', async ({
  page,
  consoleErrors,
}) => {
  await open(page);
  await write(page, 'Stormy', 'Words in a storm.');
  const storms: [(route: Route) => unknown, RegExp][] = [
    [(route) => route.abort(), /Failed to save the post\. The server cannot be reached\./],
    [problem(500, 'Something went wrong on the server.'), /Something went wrong on the server\./],
    [problem(413, 'That is too large.'), /That is too large\./],
    [problem(507, 'The disk is full. Nothing was changed.'), /The disk is full\./],
  ];
  for (const [answer, words] of storms) {
    await refuse(page, answer);
    await save(page).click();
    await expect(alert(page)).toContainText(words);
    await expect(alert(page)).toContainText('Your text is kept on this device.');
    await expect(story(page)).toHaveText('Words in a storm.');
    await page.unrouteAll();
  }
  await page.reload();
  await expect(story(page)).toHaveText('Words in a storm.');
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/stormy$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Stormy');
  consoleErrors.length = 0; // the browser logs each refusal
});

test('a save whose answer was lost is not repeated', async ({ page, request, consoleErrors }) => {
  await open(page);
  await write(page, 'Lost answer', 'Once.');
  await loseFirstAnswer(page, 'POST', /api\/posts$/);
  await save(page).click();
  await expect(alert(page)).toContainText('The server cannot be reached.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/blog\/lost-answer$/);
  const { items } = (await (await request.get('/api/posts?q=lost&pageSize=200')).json()) as {
    items: { title: string }[];
  };
  expect(items.filter((post) => post.title === 'Lost answer')).toHaveLength(1);
  consoleErrors.length = 0; // the browser logs the aborted request, and the 409
});

test('its newest words are saved even after the clock of the device was set back', async ({
  page,
  consoleErrors,
}) => {
  await open(page);
  await write(page, 'Under two clocks', 'Once.');
  await loseFirstAnswer(page, 'POST', /api\/posts$/);
  await save(page).click();
  await expect(alert(page)).toContainText('The server cannot be reached.');
  await page.clock.setFixedTime(Date.now() - 3_600_000);
  await write(page, 'Under two clocks', 'Once, and more.');
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/under-two-clocks$/);
  expect(await bodyOf(page, 'under-two-clocks')).toBe('<p>Once, and more.</p>');
  consoleErrors.length = 0; // the browser logs the aborted request
});

test('not even when the page is reloaded before the next save', async ({ page, consoleErrors }) => {
  await open(page);
  await write(page, 'Read again', 'Once.');
  await loseFirstAnswer(page, 'POST', /api\/posts$/);
  await save(page).click();
  await expect(alert(page)).toContainText('The server cannot be reached.');
  await page.reload();
  await expect(story(page)).toHaveText('Once.');
  await write(page, 'Read again', 'Once, and more.');
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/read-again$/);
  await expect(page.locator('article')).toContainText('Once, and more.');
  consoleErrors.length = 0;
});

test('a slug that already exists: one click takes a free one and saves', async ({
  page,
  consoleErrors,
}) => {
  await open(page);
  await createPost(page, { title: 'Clash', body: '<p>First.</p>' });
  await write(page, 'Clash', 'Second.');
  await save(page).click();
  await expect(alert(page)).toContainText('Another post has the address “clash”. Try “clash-2”.');
  await expect(story(page)).toHaveText('Second.');
  await page.getByRole('button', { name: 'Use “clash-2”' }).click();
  await expect(page).toHaveURL(/\/blog\/clash-2$/);
  expect(await bodyOf(page, 'clash')).toBe('<p>First.</p>');
  expect(await bodyOf(page, 'clash-2')).toBe('<p>Second.</p>');
  consoleErrors.length = 0; // the browser logs the 409
});

test('a long address that already exists leaves its note room for words, on a phone, a tablet and wider', async ({
  page,
  consoleErrors,
}) => {
  const title = `Width ${'long '.repeat(18)}`;
  await beginAsOwner(page);
  await createPost(page, { title, body: '<p>First.</p>' });
  await open(page);
  await write(page, title, 'Second.');
  await save(page).click();
  await expect(alert(page)).toContainText('Another post has the address');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { height } = (await alert(page).boundingBox()) ?? { height: 0 };
    expect(height, `${width} px`).toBeLessThan(600);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  consoleErrors.length = 0; // the browser logs the 409
});

test('storage full: the editor says so, keeps working, and offers the text to copy and download', async ({
  page,
}) => {
  await open(page);
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await write(page, 'Full', 'Words without a place.');
  await expect(alert(page)).toContainText('This device’s storage is full.');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download text' }).click();
  const stream = await (await file).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString()).toContain('Words without a place.');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    'Words without a place.',
  );
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/full$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Full');
});

test('text written while a save is under way is not lost', async ({ page }) => {
  await open(page);
  await write(page, 'Slow save', 'First words.');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await refuse(page, async (route) => {
    await held;
    return route.continue();
  });
  await save(page).click();
  await story(page).press('End');
  await page.keyboard.type(' Later words.');
  release();
  await expect(page).toHaveURL(/\/blog\/edit\/[\da-f-]{36}$/);
  await expect(story(page)).toHaveText('First words. Later words.');
  await expect(save(page)).toBeEnabled();
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/slow-save$/);
  expect(await bodyOf(page, 'slow-save')).toBe('<p>First words. Later words.</p>');
});

test('a draft that was never published is discarded only after confirmation', async ({ page }) => {
  await page.goto('/robots.txt');
  await page.evaluate(() => {
    const draft = { id: 'local-1', slug: '', title: 'Only here', body: '<p>Words.</p>', tags: [] };
    localStorage.setItem('localBlogs', JSON.stringify([draft]));
  });
  await open(page);
  const draft = page.getByRole('link', { name: 'Only here' });
  const question = page.getByRole('dialog', { name: 'Delete this post?' });
  const discard = page.getByRole('button', { name: 'Discard' });
  await discard.click();
  await expect(question).toHaveAccessibleDescription('Only here');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(draft).toBeVisible();
  await discard.click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(draft).toHaveCount(0);
});

test('a post deleted elsewhere can be published again', async ({ page, consoleErrors }) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'Deleted', body: '<p>One.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await story(page).press('End');
  await page.keyboard.type(' Two.');
  await sendAsOwner(page, 'DELETE', `posts/${id}`);
  await save(page).click();
  await expect(alert(page)).toContainText('This post was deleted meanwhile');
  await page.getByRole('button', { name: 'Publish it anew' }).click();
  await expect(page).toHaveURL(/\/blog\/deleted$/);
  expect(await bodyOf(page, 'deleted')).toBe('<p>One. Two.</p>');
  consoleErrors.length = 0; // the browser logs the 404
});

test("Editor delete failure: the owner's words, the message, or 'Failed to delete the post.'", async ({
  page,
  consoleErrors,
}) => {
  await open(page, 'two-evenings-a-month');
  const remove = async () => {
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  };
  const fail = async (answer: (route: Route) => unknown, words: string) => {
    await page.route(/\/api\/posts/, (route) =>
      route.request().method() === 'DELETE' ? answer(route) : route.continue(),
    );
    await remove();
    await expect(alert(page)).toContainText(words);
    await page.unrouteAll();
  };
  await fail((route) => route.abort(), 'Failed to delete the post.');
  await fail(problem(503, 'The change could not be stored.'), 'The change could not be stored.');
  await fail(
    problem(401, 'no'),
    'Owner mode required to delete from the database. Unlock and try again.',
  );
  await alert(page).getByLabel('Passphrase').fill(passphrase);
  await alert(page).getByRole('button', { name: 'Unlock' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  consoleErrors.length = 0; // the browser logs each refusal
});

test('Try again after a delete failure deletes the post: it is not published again', async ({
  page,
  consoleErrors,
}) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'To be let go', body: 'Words.' });
  await page.goto(`/blog/edit/${id}`);
  await answerTo(page, 'DELETE', /\/api\/posts/, problem(503, 'The change could not be stored.'));
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(alert(page)).toContainText('The change could not be stored.');
  await page.unrouteAll();
  await alert(page).getByRole('button', { name: 'Try again' }).click();
  await expect(page).toHaveURL(/\/blog$/);
  expect((await page.request.get(`/api/posts/${id}`)).status()).toBe(404);
  consoleErrors.length = 0; // the browser logs the refusal
});

test('the server is down while a post is opened: the local copy, or a message and another try', async ({
  page,
  consoleErrors,
}) => {
  await beginAsOwner(page);
  const id = await page.evaluate(
    async () =>
      ((await (await fetch('/api/posts/admit-how-sure-you-are')).json()) as { id: string }).id,
  );
  await page.goto(`/blog/edit/${id}`);
  await title(page).fill('Admit it');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.route('**/api/posts/**', (route) => route.abort());
  await page.reload();
  await expect(title(page)).toHaveValue('Admit it');
  await page.goto('/blog/edit/a-diff-a-human-can-read');
  await expect(alert(page)).toContainText('Failed to load post. The server cannot be reached.');
  await page.unroute('**/api/posts/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(title(page)).toHaveValue('A diff a human can read');
  consoleErrors.length = 0; // the browser logs the aborted requests
});

test('a visitor sees the viewer notice and a read-only form; drafts stay safe', async ({
  page,
}) => {
  await open(page);
  await write(page, 'Kept for later', 'Words of the owner.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await page.getByRole('button', { name: 'Owner' }).click();
  await page.reload();
  await expect(
    page.getByText('You are in viewer mode. Use the Owner switch in the navbar to unlock editing.'),
  ).toBeVisible();
  await expect(story(page)).toHaveText('Words of the owner.');
  await expect(story(page)).toHaveAttribute('contenteditable', 'false');
  await expect(title(page)).toBeDisabled();
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toHaveAttribute('title', 'Owner mode required');
  await signIn(page);
  await expect(story(page)).toHaveAttribute('contenteditable', 'true');
  await expect(title(page)).toHaveValue('Kept for later');
});

test('back in the editor by the Back button after a save: edits go to the published post', async ({
  page,
}) => {
  await open(page);
  await write(page, 'There and back', 'Words.');
  await story(page).press('ControlOrMeta+s');
  await expect(page).toHaveURL(/\/blog\/there-and-back$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There and back');
  await page.goBack();
  await expect(page).toHaveURL(/\/blog\/edit\/[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Edit Post');
  await expect(story(page)).toHaveText('Words.');
  await story(page).press('End');
  await page.keyboard.type(' More.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
});

test('signing in while a post is open loses nothing that is written meanwhile', async ({
  page,
}) => {
  await page.goto('/blog');
  const id = await createPost(page, { title: 'Open', slug: 'open', body: '<p>As it was.</p>' });
  const address = new RegExp(`/api/posts/${id}$`);
  await page.goto(`/blog/edit/${id}`);
  await expect(story(page)).toHaveText('As it was.');
  const loaded = Promise.withResolvers<void>();
  await page.route(address, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await changeElsewhere(page, id, { excerpt: 'From another device.' });
  const answer = page.waitForResponse(address);
  await signIn(page);
  await story(page).fill('Written at once');
  loaded.resolve();
  await (await answer).finished();
  await page.keyboard.type(', and on');
  await expect(story(page)).toHaveText('Written at once, and on');
});
