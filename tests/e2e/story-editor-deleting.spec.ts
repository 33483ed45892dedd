import type { Page } from '@playwright/test';
import { beginAsOwner, expect, test } from './fixtures.ts';
import { bodyOf, createPost, open, save, selectIn, story } from './story-editor-page.ts';

test.use({ site: 'story editor, deleting' });

const picture =
  '<figure><img src="/uploads/certificate-information-management.webp" alt="A door"><figcaption>A door</figcaption></figure>';
const table = '<table><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
const code = '<pre><code>let a</code></pre>';

/** Opens a story with this body, with the cursor in these words. */
async function openIn(page: Page, bodyHtml: string, words: string) {
  await beginAsOwner(page);
  const slug = `deleting-${Date.now()}`;
  await createPost(page, { title: slug, slug, bodyHtml });
  await open(page, slug);
  await story(page).getByText(words).click();
  return slug;
}

/** Moves the cursor and waits until the editor has been told. */
async function moveTo(page: Page, key: string) {
  await page.keyboard.press(key);
  await page.waitForTimeout(200);
}

/** Deletes as from the keyboard of a phone, which tells no key: the browser is to do it. */
async function deleteByTouch(page: Page, command = 'deleteBackward') {
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchKeyEvent', {
    type: 'keyDown',
    key: 'Unidentified',
    windowsVirtualKeyCode: 229,
    commands: [command],
  });
  await session.detach();
}

async function saved(page: Page, slug: string): Promise<string> {
  await save(page).click();
  await expect(page).toHaveURL(new RegExp(`/blog/${slug}$`));
  return bodyOf(page, slug);
}

const ways: [string, (page: Page) => Promise<void>][] = [
  [
    'from the keyboard of a phone',
    async (page) => {
      await moveTo(page, 'Home');
      await deleteByTouch(page);
    },
  ],
  [
    'right after Home',
    async ({ keyboard }) => {
      await Promise.all([keyboard.press('Home'), keyboard.press('Backspace')]);
    },
  ],
];

test('Backspace below a picture, from the keyboard of a phone and right after Home, selects it; its caption and the words below stay', async ({
  page,
}) => {
  const body = `<p>Before.</p>${picture}<p>After.</p>`;
  const slug = await openIn(page, body, 'After.');
  for (const [way, press] of ways) {
    await story(page).getByText('After.').click();
    await expect(page.getByRole('button', { name: 'Describe picture' }), way).toHaveCount(0);
    await press(page);
    await expect(page.getByRole('button', { name: 'Describe picture' }), way).toBeVisible();
    await expect(story(page).locator('figure + p'), way).toHaveText('After.');
  }
  expect(await saved(page, slug)).toBe(body);
});

test('Backspace below a table or code, from the keyboard of a phone and right after Home, loses no word', async ({
  page,
}) => {
  const slug = await openIn(page, `${table}<p>After.</p>${code}<p>Below.</p>`, 'After.');
  for (const [way, press] of ways) {
    await story(page).getByText('After.').click();
    await expect(story(page).locator('.selectedCell'), way).toHaveCount(0);
    await press(page);
    await expect(story(page).locator('.selectedCell'), way).toHaveCount(2);
    await story(page).getByText('Below.').click();
    await press(page);
    await expect(story(page).locator('pre'), way).toHaveText('let aBelow.');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(story(page).locator('pre'), way).toHaveText('let a');
  }
  await page.keyboard.press('ControlOrMeta+y');
  const joined = '<pre><code>let aBelow.</code></pre>';
  expect(await saved(page, slug)).toBe(`${table}<p>After.</p>${joined}`);
});

test('Delete above a picture, from the keyboard of a phone, selects it; the next deletes it with its caption', async ({
  page,
}) => {
  await openIn(page, `<p>Before.</p>${picture}<p>After.</p>`, 'Before.');
  await moveTo(page, 'End');
  await deleteByTouch(page, 'deleteForward');
  await expect(page.getByRole('button', { name: 'Describe picture' })).toBeVisible();
  await expect(story(page).locator('p')).toHaveText(['Before.', 'After.']);
  await expect(story(page).locator('figcaption')).toHaveText('A door');
  await deleteByTouch(page);
  await expect(story(page).locator('figure')).toHaveCount(0);
  await expect(story(page).locator('p')).toHaveText(['Before.', 'After.']);
});

const captioned = picture.replace('A door<', 'Zero cap<');

for (const [where, from, to, left] of [
  ['above a caption into it', ['Before', 3], ['Zero', 2], ['Bef', 'ro cap', 'After']],
  ['a caption to below it', ['Zero', 2], ['After', 2], ['Before', 'Ze', 'ter']],
] as [string, [string, number], [string, number], string[]][]) {
  const texts = (page: Page) => story(page).locator('p, figcaption');
  const taken: [string, (page: Page) => Promise<void>][] = [
    ['Backspace', (page) => page.keyboard.press('Backspace')],
    ['the keyboard of a phone', (page) => deleteByTouch(page)],
    ['cutting', (page) => page.keyboard.press('ControlOrMeta+x')],
    ['a new line', (page) => page.keyboard.press('Shift+Enter')],
  ];
  test(`words from ${where} are deleted by a key, the keyboard of a phone, cutting and a new line, or replaced by a letter, also one composed; the picture and its caption stay`, async ({
    page,
  }) => {
    await openIn(page, `<p>Before</p>${captioned}<p>After</p>`, 'Before');
    for (const [way, take] of taken) {
      await selectIn(page, from, to);
      await take(page);
      await expect(texts(page), way).toHaveText(left);
      await expect(story(page).locator('figure img'), way).toHaveCount(1);
      await page.keyboard.press('ControlOrMeta+z');
      await expect(texts(page), way).toHaveText(['Before', 'Zero cap', 'After']);
    }
    const replaced = (letter: string) =>
      left.map((text) => (/^(Bef|Ze)$/.test(text) ? `${text}${letter}` : text));
    await selectIn(page, from, to);
    await page.keyboard.press('q');
    await expect(texts(page)).toHaveText(replaced('q'));
    await page.keyboard.press('ControlOrMeta+z');
    await expect(texts(page)).toHaveText(['Before', 'Zero cap', 'After']);
    await selectIn(page, from, to);
    const session = await page.context().newCDPSession(page);
    await session.send('Input.imeSetComposition', {
      text: '日',
      selectionStart: 1,
      selectionEnd: 1,
    });
    await session.send('Input.insertText', { text: '日' });
    await expect(texts(page)).toHaveText(replaced('日'));
  });
}

test('a picture selected with all of its caption is deleted', async ({ page }) => {
  await openIn(page, `<p>Before</p>${captioned}<p>After</p>`, 'Before');
  await selectIn(page, ['Before', 3], ['cap', 3]);
  await page.keyboard.press('Backspace');
  await expect(story(page).locator('p')).toHaveText(['Bef', 'After']);
  await expect(story(page).locator('figure')).toHaveCount(0);
});

test('letters and words are deleted, and paragraphs joined, from the keyboard of a phone', async ({
  page,
}) => {
  await openIn(page, '<p>One two.</p><p>Three <em>four</em> five.</p>', 'five.');
  await moveTo(page, 'End');
  await deleteByTouch(page);
  await expect(story(page).locator('p').last()).toHaveText('Three four five');
  await deleteByTouch(page, 'deleteWordBackward');
  await expect(story(page).locator('p').last()).toHaveText('Three four ');
  await moveTo(page, 'Home');
  await deleteByTouch(page);
  await expect(story(page).locator('p')).toHaveText('One two.Three four ');
  await page.keyboard.type(' ');
  await expect(story(page).locator('p')).toHaveText('One two. Three four ');
  await expect(story(page).locator('em')).toHaveText('four');
});

test('a colour that the browser gives to words it moves is not the story’s; its own colours stay', async ({
  page,
}) => {
  const red = (words: string) => `<span style="color: rgb(204, 0, 0)">${words}</span>`;
  const slug = await openIn(page, `<p>Some ${red('red')} words.</p>`, 'words.');
  await story(page)
    .locator('p')
    .evaluate((paragraph) => {
      const moved = document.createElement('span');
      moved.style.color = getComputedStyle(paragraph).color;
      moved.append(' More.');
      paragraph.append(moved);
      paragraph.querySelector('span')?.append('der');
    });
  expect(await saved(page, slug)).toBe(`<p>Some ${red('redder')} words. More.</p>`);
});
