import type { Page } from '@playwright/test';
import { beginAsOwner, expect, hold, test } from './fixtures.ts';
import {
  alert,
  bodyOf,
  changeElsewhere,
  closeTab,
  createPost,
  localIds,
  save,
  story,
} from './story-editor-page.ts';

test.use({ site: 'story editor, conflicts', contextOptions: { reducedMotion: 'reduce' } });

const three = '<p>One.</p><p>Two.</p><p>Three.</p>';

async function twoVersions(page: Page, name: string) {
  await beginAsOwner(page);
  const id = await createPost(page, { title: name, body: three });
  await page.goto(`/blog/edit/${id}`);
  await expect(story(page)).toHaveText('One.Two.Three.');
  await changeElsewhere(page, id, { body: three.replace('One.', 'One, theirs.'), tags: ['new'] });
  await story(page).press('ControlOrMeta+End');
  await page.keyboard.type(' Mine.');
  await save(page).click();
  await expect(alert(page)).toContainText('This was changed meanwhile');
  await expect(page.getByRole('region', { name: 'Yours' })).toContainText('Three. Mine.');
  await expect(page.getByRole('region', { name: 'Theirs' })).toContainText('One, theirs.');
}

test('two tabs edit the same post: both versions side by side, the owner merges', async ({
  page,
  consoleErrors,
}) => {
  await twoVersions(page, 'Merged');
  await page.getByRole('button', { name: 'Merge both' }).click();
  await expect(story(page)).toHaveText('One, theirs.Two.Three. Mine.');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/merged$/);
  expect((await bodyOf(page, 'merged')).replaceAll('\n', '')).toBe(
    '<p>One, theirs.</p><p>Two.</p><p>Three. Mine.</p>',
  );
  consoleErrors.length = 0; // the browser logs the 412
});

test('two tabs edit the same post: the owner keeps mine; on a tablet what is said takes the width of the note, its buttons stand below', async ({
  page,
  consoleErrors,
}) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await twoVersions(page, 'Mine kept');
  const words = await alert(page).getByText('Merge both puts together').boundingBox();
  const buttons = await page.getByRole('button', { name: 'Merge both' }).boundingBox();
  expect(words?.width).toBeGreaterThan(500);
  expect(buttons?.y).toBeGreaterThan((words?.y ?? 0) + (words?.height ?? 0));
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page).toHaveURL(/\/blog\/mine-kept$/);
  expect(await bodyOf(page, 'mine-kept')).toBe(three.replace('Three.', 'Three. Mine.'));
  consoleErrors.length = 0; // the browser logs the 412
});

test('two tabs edit the same post: the owner takes theirs', async ({ page, consoleErrors }) => {
  await twoVersions(page, 'Not mine');
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(story(page)).toHaveText('One, theirs.Two.Three.');
  await expect.poll(() => localIds(page)).toHaveLength(0);
  expect(await bodyOf(page, 'not-mine')).toContain('One, theirs.');
  consoleErrors.length = 0; // the browser logs the 412
});

test('a local copy older than the server’s version is offered, not silently preferred', async ({
  page,
}) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'Older copy', body: '<p>Server one.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await story(page).press('End');
  await page.keyboard.type(' Mine.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await changeElsewhere(page, id, { body: '<p>Server two.</p>' });
  await page.reload();
  await expect(story(page)).toHaveText('Server two.');
  await expect(page.getByText(/A draft from .* is kept on this device/)).toBeVisible();
  await story(page).press('End');
  await page.keyboard.type(' Typed meanwhile.');
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
  await expect.poll(() => localIds(page)).toHaveLength(2);
  await page.getByRole('button', { name: 'Restore draft' }).click();
  await expect(story(page)).toHaveText('Server one. Mine.');
  await expect.poll(() => localIds(page)).toEqual([id]);
  await page.reload();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => localIds(page)).toEqual([]);
});

/** Writes a draft, and waits until the device has it. */
async function writeDraft(page: Page, words: string) {
  await story(page).fill(words);
  await expect(page.getByText('Draft kept on this device')).toBeVisible();
}

/** Opens a post in this tab and in another one, once both show these words; returns the other. */
async function openTwice(page: Page, id: string, words: string): Promise<Page> {
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/blog/edit/${id}`);
    await expect(story(tab)).toHaveText(words);
  }
  return other;
}

/** The bodies that the device keeps, in alphabetical order. */
const keptBodies = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('localBlogs') ?? '[]') as { body: string }[])
      .map(({ body }) => body)
      .sort(),
  );

test('two tabs write in the same post: the words of both are on the device', async ({ page }) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'In two tabs', body: '<p>Base.</p>' });
  const other = await openTwice(page, id, 'Base.');
  await writeDraft(page, 'Words of the first.');
  await writeDraft(other, 'Words of the second.');
  const kept = () => keptBodies(page);
  await expect.poll(kept).toEqual(['<p>Words of the first.</p>', '<p>Words of the second.</p>']);
  await save(other).click();
  await expect(other).toHaveURL(/\/blog\/in-two-tabs$/);
  await expect.poll(kept).toEqual(['<p>Words of the first.</p>']);
});

test('what another tab left on the device before it was closed is neither overwritten nor discarded', async ({
  page,
}) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'Left by another', body: '<p>Base.</p>' });
  const other = await openTwice(page, id, 'Base.');
  await story(other).fill('Left behind.');
  await closeTab(other);
  await writeDraft(page, 'Written later.');
  const kept = () => keptBodies(page);
  await expect.poll(kept).toEqual(['<p>Left behind.</p>', '<p>Written later.</p>']);
  const { release } = await hold(page, 'PUT', `**/api/posts/${id}`);
  await save(page).click();
  await story(page).fill('Written meanwhile.');
  release();
  await expect(page.locator('.toasts')).toContainText('Saved.');
  await expect.poll(kept).toEqual(['<p>Left behind.</p>', '<p>Written meanwhile.</p>']);
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/left-by-another$/);
  await expect.poll(kept).toEqual(['<p>Left behind.</p>']);
});

test('a draft that another tab put aside for its own words is not taken away with them', async ({
  page,
  context,
}) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'Offered twice', body: '<p>One.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await writeDraft(page, 'Offered.');
  await changeElsewhere(page, id, { body: '<p>Two.</p>' });
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/blog/edit/${id}`);
    await expect(tab.getByRole('button', { name: 'Restore draft' })).toBeVisible();
  }
  await story(other).fill('Left behind.');
  await closeTab(other);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  const kept = () => keptBodies(page);
  await expect.poll(kept).toEqual(['<p>Left behind.</p>', '<p>Offered.</p>']);
  await story(page).fill('Written later.');
  await expect
    .poll(kept)
    .toEqual(['<p>Left behind.</p>', '<p>Offered.</p>', '<p>Written later.</p>']);
});

test('taking theirs lets go of no words that another tab left on the device', async ({
  page,
  consoleErrors,
}) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'Restored twice', body: '<p>One.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await writeDraft(page, 'Begun.');
  const other = await openTwice(page, id, 'Begun.');
  await story(other).fill('Begun, and gone on with.');
  await closeTab(other);
  await changeElsewhere(page, id, { body: '<p>Two.</p>' });
  await save(page).click();
  await page.getByRole('button', { name: 'Take theirs' }).click();
  await expect(story(page)).toHaveText('Two.');
  expect(await keptBodies(page)).toContain('<p>Begun, and gone on with.</p>');
  consoleErrors.length = 0; // the browser logs the conflict
});

test('a draft of an older version of the site is gone on with in its place', async ({ page }) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'From before', body: '<p>One.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await writeDraft(page, 'From before.');
  await page.goto('/about');
  await page.evaluate(() => {
    const [post] = JSON.parse(localStorage.getItem('localBlogs') ?? '[]') as object[];
    localStorage.setItem('localBlogs', JSON.stringify([{ ...post, updatedAt: undefined }]));
  });
  await page.goto(`/blog/edit/${id}`);
  await expect(story(page)).toHaveText('From before.');
  await writeDraft(page, 'From before, and now.');
  expect(await keptBodies(page)).toEqual(['<p>From before, and now.</p>']);
});

test('an offered draft is not lost when the post is saved without it', async ({ page }) => {
  await beginAsOwner(page);
  const id = await createPost(page, { title: 'Undecided', body: '<p>One.</p>' });
  await page.goto(`/blog/edit/${id}`);
  await writeDraft(page, 'Not decided yet.');
  await changeElsewhere(page, id, { body: '<p>Two.</p>' });
  await page.reload();
  await expect(page.getByRole('button', { name: 'Restore draft' })).toBeVisible();
  await save(page).click();
  await expect(page).toHaveURL(/\/blog\/undecided$/);
  await page.goto('/blog/edit/new');
  await page.getByRole('link', { name: 'Undecided' }).click();
  await expect(story(page)).toHaveText('Not decided yet.');
});
