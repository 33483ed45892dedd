import type { Locator, Page } from '@playwright/test';
import { beginAsOwner, expect, test } from './fixtures.ts';
import { createPost, open, selectIn, story } from './story-editor-page.ts';

test.use({ site: 'story editor, tools' });

const tool = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** Opens a story with this body, with the cursor at the end of these words. */
async function openAt(page: Page, bodyHtml: string, words: string) {
  await beginAsOwner(page);
  await open(page, await createPost(page, { title: 'Tools', bodyHtml }));
  await story(page).getByText(words).click();
  await page.keyboard.press('End');
}

test('several paragraphs become one code block, and its lines stay lines without it', async ({
  page,
}) => {
  await openAt(page, '<p>def f(x):<br>    y = x</p><p></p><p>return <b>y</b></p>', 'def f');
  await page.keyboard.press('ControlOrMeta+a');
  await tool(page, 'Code block').click();
  await expect(story(page).locator('pre')).toHaveText(/^def f\(x\):\n.*y = x\n\nreturn y$/);
  await tool(page, 'Code block').click();
  await expect(story(page).locator('pre')).toHaveCount(0);
  await expect(story(page)).toContainText(/y = x/);
  await expect(story(page).locator('br:not(.ProseMirror-trailingBreak)')).toHaveCount(3);
});

test('selected items become one code block, the others stay a list, and its lines stay lines', async ({
  page,
}) => {
  const items = '<ol><li>one</li><li>two<ul><li>inner</li></ul></li><li>three</li></ol>';
  await openAt(page, `<p>Before</p>${items}<p>After</p>`, 'Before');
  await selectIn(page, ['one', 1], ['inner', 2]);
  await tool(page, 'Code block').click();
  await expect(story(page).locator('pre')).toHaveText(/^one\ntwo\ninner$/);
  await expect(story(page).locator('ol[start="3"] > li')).toHaveText(['three']);
  await tool(page, 'Code block').click();
  await expect(story(page).locator('pre')).toHaveCount(0);
  await expect(story(page).locator('p')).toHaveText([
    'Before',
    /one.*two.*inner/s,
    'three',
    'After',
  ]);
  await selectIn(page, ['Before', 1], ['three', 2]);
  await tool(page, 'Code block').click();
  await expect(story(page).locator('pre')).toHaveText(/^Before\none\ntwo\ninner\nthree$/);
  await expect(story(page).locator('li')).toHaveCount(0);
});

test('List and Numbered list make an item of each block, of a heading too', async ({ page }) => {
  await openAt(page, '<p>One</p><h2>Two</h2><p>Three</p>', 'One');
  for (const [name, list] of [
    ['List', 'ul'],
    ['Numbered list', 'ol'],
  ] as const) {
    await page.keyboard.press('ControlOrMeta+a');
    await tool(page, name).click();
    await expect(story(page).locator(`${list} > li > p`)).toHaveText(['One', 'Two', 'Three']);
    await expect(story(page).locator('li')).toHaveCount(3);
    await page.keyboard.press('ControlOrMeta+z');
    await expect(story(page).locator('> h2'), name).toHaveText('Two');
  }
});

test('Delete row and Delete column in the only one delete the table, and Undo brings it back', async ({
  page,
}) => {
  const row = '<table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>';
  const column = '<table><tr><td><p>c</p></td></tr><tr><td><p>d</p></td></tr></table>';
  await openAt(page, `${row}<p>Between.</p>${column}<p>After.</p>`, 'Between.');
  for (const [part, words, others] of [
    ['row', 'b', ['c', 'd']],
    ['column', 'd', ['a', 'b']],
  ] as const) {
    await story(page).getByText(words, { exact: true }).click();
    await tool(page, `Delete ${part}`).click();
    await expect(story(page).locator('td')).toHaveText(others);
    await expect(story(page).locator('table')).toHaveCount(1);
    await expect(story(page)).toBeFocused();
    await page.keyboard.press('ControlOrMeta+z');
    await expect(story(page).locator('td')).toHaveText(['a', 'b', 'c', 'd']);
  }
});

test('Undo and Redo take back the choice of a language where it was made', async ({ page }) => {
  await openAt(page, '<pre><code class="language-typescript">let a</code></pre>', 'let a');
  const language = page.getByLabel('Language');
  await language.focus();
  await language.selectOption('python');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(language).toHaveValue('typescript');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(language).toHaveValue('python');
  await expect(language).toBeFocused();
});

test('a typed address is linked also at the end of a sentence, in brackets and before Enter', async ({
  page,
}) => {
  await open(page);
  await story(page).pressSequentially(
    'See https://e.com/a. Or (https://e.com/b), and https://e.com/c!',
  );
  await page.keyboard.press('Enter');
  await story(page).pressSequentially('Not `https://e.com/d.` nor https://e.com/e');
  const links = ['https://e.com/a', 'https://e.com/b', 'https://e.com/c'];
  await expect(story(page).getByRole('link')).toHaveText(links);
  for (const [at, href] of links.entries())
    await expect(story(page).getByRole('link').nth(at)).toHaveAttribute('href', href);
  await expect(story(page).locator('p').first()).toHaveText(/b\), and https:\/\/e\.com\/c!$/);
});

test('Enter in place of words of a paragraph and of a caption below it goes on in a new paragraph; the picture stays', async ({
  page,
}) => {
  const figure =
    '<figure><img src="/uploads/where-is-zero.webp" alt="A sum"><figcaption>Zero</figcaption></figure>';
  await openAt(page, `<p>Before</p>${figure}<p>After.</p>`, 'Before');
  for (const _ of 'ore') await page.keyboard.press('ArrowLeft');
  await story(page).evaluate((text) => {
    const caption = text.querySelector('figcaption')?.firstChild;
    if (caption) getSelection()?.extend(caption, 3);
  });
  await page.keyboard.press('Enter');
  await expect(story(page).locator('p')).toHaveText(['Bef', '', 'After.']);
  await expect(story(page).locator('figure:has(img) > figcaption')).toHaveText('o');
});

test('the cells of a table in which nothing is written yet can be told apart', async ({ page }) => {
  const row = '<tr><td></td><td></td></tr>';
  await openAt(page, `<p>Words.</p><table><tbody>${row}</tbody></table>`, 'Words.');
  await expect(story(page).locator('td').last()).toHaveCSS('border-left-style', 'dashed');
});

for (const width of [360, 1440]) {
  test(`at ${width} px a press on a picture, a table or code moves nothing under it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1600 });
    const picture = '<figure><img src="/uploads/where-is-zero.webp" alt="Four"></figure>';
    const table = '<table><tbody><tr><td>One</td><td>Two</td></tr></tbody></table>';
    await openAt(page, `${table}<pre><code>a = 1</code></pre>${picture}<p>Words.</p>`, 'Words.');
    await page.evaluate(() => scrollTo(0, 0));
    const image = story(page).locator('img');
    await expect(image).toBeInViewport();
    for (const [part, control] of [
      [image, tool(page, 'Describe picture')],
      [story(page).getByText('One'), tool(page, 'Add row')],
      [story(page).getByText('a = 1'), page.getByLabel('Language')],
    ] as const) {
      await story(page).getByText('Words.').click();
      await expect(control).toHaveCount(0);
      await story(page).evaluate((text) => text.closest('.content')?.scrollTo(0, 0));
      const before = await part.boundingBox();
      await part.click();
      await expect(control).toBeVisible();
      expect(await part.boundingBox()).toEqual(before);
      const tools = await page.locator('.context-tools').boundingBox();
      const first = await story(page).locator('table').boundingBox();
      expect((tools?.y ?? 0) + (tools?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0);
    }
  });
}

test('at 1440 px the text begins at the same height in Write and in Markdown', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAt(page, '<p>First.</p>', 'First.');
  const heightOf = async (text: Locator) => (await text.boundingBox())?.y ?? 0;
  const written = await heightOf(story(page).locator('p'));
  await tool(page, 'Markdown').click();
  const markdown = page.getByLabel('Story as Markdown');
  const above = await markdown.evaluate((text) =>
    Number.parseFloat(getComputedStyle(text).paddingTop),
  );
  expect((await heightOf(markdown)) + above).toBeCloseTo(written, 0);
});

test('a line of code that the cursor moves up to is below the tools over the text', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  const lines = Array.from({ length: 60 }, (_, index) => `line ${index}`).join('\n');
  await openAt(page, `<pre><code>${lines}</code></pre><p>Words.</p>`, 'Words.');
  const caret = () =>
    page.evaluate(() => {
      const range = getSelection()?.getRangeAt(0).cloneRange();
      range?.setStart(range.startContainer, range.startOffset - 1);
      return range?.getBoundingClientRect().top;
    });
  const end = () =>
    page.locator('.context-tools').evaluate((tools) => tools.getBoundingClientRect().bottom);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('End');
  for (let up = 0; up < 40; up++) {
    await page.keyboard.press('ArrowUp');
    expect(await caret()).toBeGreaterThanOrEqual(await end());
  }
});
