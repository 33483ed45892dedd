import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { sampleContent } from '../fixtures/running-server.ts';
import { beginAsOwner, expect, hold, sendAsOwner, signIn, test } from './fixtures.ts';

test.use({ site: 'story editor, text', contextOptions: { reducedMotion: 'reduce' } });

const story = (page: Page) => page.getByRole('textbox', { name: 'Story', exact: true });
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar').getByRole('button', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });

async function open(page: Page, id = 'new') {
  await page.goto(`/blog/edit/${id}`);
  await signIn(page);
  await expect(story(page)).toBeVisible();
  await story(page).click();
}

/** Opens a story with this body, with the cursor at the end of its first words that match. */
async function openAt(page: Page, body: string, words: string) {
  await beginAsOwner(page);
  const { id } = await sendAsOwner(page, 'POST', 'posts', { title: words, bodyHtml: body });
  await open(page, String(id));
  await story(page).getByText(words).click();
  await page.keyboard.press('End');
}

/** A picture of the sample, with its caption. */
const captioned =
  '<figure><img src="/uploads/certificate-information-management.webp" alt="A door"><figcaption>A door</figcaption></figure>';

/** Saves under a title; returns the stored body. */
async function saved(page: Page, title: string): Promise<string> {
  await page.getByLabel('Title', { exact: true }).fill(title);
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const slug = new URL(page.url()).pathname;
  return page.evaluate(
    async (path) =>
      ((await (await fetch(path.replace('/blog/', '/api/posts/'))).json()) as { body: string })
        .body,
    slug,
  );
}

async function paste(page: Page, data: Record<string, string>) {
  await story(page).evaluate((target, given) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    target.dispatchEvent(event);
  }, data);
}

test('Markdown shortcuts while typing: headings, lists, quotes, rules, code with a language', async ({
  page,
}) => {
  await open(page);
  const lines = ['## A heading', 'Some **bold**, *italic* and `code`.', '- one', 'two', '', ''];
  for (const line of lines) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  for (const line of ['1. first', '', '> quoted', '']) {
    await page.keyboard.type(line);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.type('---```typescript ');
  await page.keyboard.type('let a = 1;');
  expect(await saved(page, 'Typed as Markdown')).toBe(
    [
      '<h2>A heading</h2>',
      '<p>Some <strong>bold</strong>, <em>italic</em> and <code>code</code>.</p>',
      '<ul><li>one</li><li>two</li></ul><p></p>',
      '<ol><li>first</li></ol>',
      '<blockquote><p>quoted</p></blockquote>',
      '<hr>',
      '<pre><code class="language-typescript">let a = 1;</code></pre>',
    ].join(''),
  );
  await expect(page.locator('[data-post] pre .k').first()).toHaveText('let');
});

test('the toolbar begins where the text does; every button does what it says, and shows when it is on', async ({
  page,
}) => {
  await open(page);
  const tools = await page.getByRole('toolbar').boundingBox();
  expect(((await story(page).boundingBox())?.x ?? 0) - (tools?.x ?? 0)).toBeLessThan(49);
  for (const [name, tag] of [
    ['Bold', 'strong'],
    ['Italic', 'em'],
    ['Underline', 'u'],
    ['Strikethrough', 's'],
    ['Code', 'code'],
    ['Heading', 'h2'],
    ['Subheading', 'h3'],
    ['List', 'ul'],
    ['Numbered list', 'ol'],
    ['Quote', 'blockquote'],
    ['Code block', 'pre'],
  ] as const) {
    await story(page).fill('words');
    await story(page).press('End');
    await story(page).press('Shift+Home');
    await tool(page, name).click();
    await expect(story(page).locator(tag)).toHaveText('words');
    await expect(tool(page, name)).toHaveAttribute('aria-pressed', 'true');
    await tool(page, name).click();
    await expect(story(page).locator(tag)).toHaveCount(0);
  }
  await tool(page, 'Align centre').click();
  await expect(story(page).locator('p').first()).toHaveCSS('text-align', 'center');
  await tool(page, 'Align right').click();
  await expect(story(page).locator('p').first()).toHaveCSS('text-align', 'right');
  await tool(page, 'Horizontal rule').click();
  await expect(story(page).locator('hr')).toHaveCount(1);
});

test('toolbar text colours: a palette of 10, and none; a link must be a valid URL, else Invalid URL', async ({
  page,
}) => {
  await open(page);
  await story(page).fill('words');
  await story(page).press('ControlOrMeta+a');
  await tool(page, 'Text colour').click();
  const palette = page.getByRole('group', { name: 'Text colours' });
  await expect(palette.locator('.swatch')).toHaveCount(10);
  await palette.getByRole('button', { name: 'Vermilion' }).click();
  await expect(story(page).locator('span')).toHaveCSS('color', 'rgb(194, 43, 7)');
  await tool(page, 'Text colour').click();
  await palette.getByRole('button', { name: 'No colour' }).click();
  await expect(story(page).locator('span')).toHaveCount(0);
  const accents = page.getByRole('group', { name: 'Accent colours' });
  await expect(accents.locator('.swatch')).toHaveCount(10);
  const answers = ['javascript:alert(1)', 'https://not a url', 'words', 'example.com/a'];
  const said: string[] = [];
  page.on('dialog', async (dialog) => {
    said.push(dialog.message());
    await (dialog.type() === 'prompt' ? dialog.accept(answers.shift()) : dialog.accept());
  });
  for (const _ of [1, 2, 3, 4]) await tool(page, 'Link').click();
  const refused = ['Link to', 'Invalid URL'];
  expect(said).toEqual([...refused, ...refused, ...refused, 'Link to']);
  await expect(story(page).locator('a')).toHaveAttribute('href', 'https://example.com/a');
});

test('Undo and redo history (Ctrl or Cmd plus Z, Ctrl or Cmd plus Y); word count', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type('One.');
  await page.waitForTimeout(600); // typing without a pause is undone in one step
  await page.keyboard.type(' Two.');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(story(page)).toHaveText('One.');
  await page.keyboard.press('ControlOrMeta+y');
  await expect(story(page)).toHaveText('One. Two.');
  await tool(page, 'Undo').click();
  await expect(story(page)).toHaveText('One.');
  await tool(page, 'Redo').click();
  await expect(story(page)).toHaveText('One. Two.');
  await expect(page.getByText('2 words', { exact: true }).first()).toBeVisible();
});

test('Pasting inserts plain text only', async ({ page }) => {
  await open(page);
  const html = '<h1 style="color:red">Loud</h1><p dir="rtl"><mark>and</mark> <b>bold</b></p>';
  await paste(page, { 'text/html': html, 'text/plain': 'Loud\n\nand **bold**' });
  await paste(page, { 'text/html': '<p>Only <i>markup</i></p>' });
  const body = await saved(page, 'Pasted');
  expect(body).toMatch(/^<p>Loud<\/p>.*<p>and \*\*bold\*\*Only markup<\/p>$/);
  expect(body).not.toMatch(/<(b|strong|h1|mark|i|em)\b|style|dir/);
});

test('Pasting inserts plain text when events have their own clipboard, as in Firefox', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const Made = ClipboardEvent;
    window.ClipboardEvent = class extends Made {
      constructor(type: string, given?: ClipboardEventInit) {
        super(type, { clipboardData: new DataTransfer(), ...given });
      }
    };
  });
  await open(page);
  await paste(page, { 'text/plain': 'Copied' });
  await expect(story(page)).toHaveText('Copied');
});

test('Saved HTML is cleaned: mark removed, font colour converted, only colour and text alignment left, dir removed', async ({
  page,
}) => {
  await beginAsOwner(page);
  const body =
    '<p dir="rtl" style="text-align:center;background:red"><mark>a</mark> <font color="#00f">b</font></p>' +
    '<p><span style="color:#c00;font-size:40px">c</span></p>';
  await sendAsOwner(page, 'POST', 'posts', { title: 'Unclean', slug: 'unclean', body });
  await page.goto('/blog/edit/unclean');
  await expect(story(page)).toHaveText('a bc');
  expect(await saved(page, 'Unclean')).toBe(
    '<p style="text-align: center">a <span style="color: #00f">b</span></p>' +
      '<p><span style="color: #c00">c</span></p>',
  );
});

test('a table: Tab goes through its cells, leaves it from the last, and adds no row; rows and columns are added and removed', async ({
  page,
}) => {
  await open(page);
  await tool(page, 'Table').click();
  const rows = story(page).locator('tr');
  const cells = await story(page).locator('th, td').count();
  const before = await rows.count();
  await page.keyboard.type('First');
  for (let at = 1; at < cells; at += 1) await page.keyboard.press('Tab');
  await page.keyboard.type('Last');
  await expect(story(page).locator('td').last()).toHaveText('Last');
  await page.keyboard.press('Tab');
  await expect(story(page)).not.toBeFocused();
  await expect(page.locator('body')).not.toBeFocused();
  await expect(rows).toHaveCount(before);
  await story(page).getByText('First').click();
  await page.getByRole('button', { name: 'Add column' }).click();
  await page.getByRole('button', { name: 'Add row' }).click();
  await expect(rows).toHaveCount(4);
  await expect(story(page).locator('th')).toHaveCount(4);
  await page.getByRole('button', { name: 'Delete column' }).click();
  await page.getByRole('button', { name: 'Delete row' }).click();
  expect(await saved(page, 'Tabled')).toMatch(/^<table><tbody><tr><td>.*<\/table>$/);
  await page.goto('/blog/edit/tabled');
  await story(page).locator('td').first().click();
  await page.getByRole('button', { name: 'Delete table' }).click();
  await expect(story(page).locator('table')).toHaveCount(0);
});

test('code without a place to break stays within its box while being written; its language is chosen in place', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page);
  const words = 'wall'.repeat(60);
  await tool(page, 'Code block').click();
  await page.keyboard.insertText(words);
  const code = await story(page).locator('pre code').boundingBox();
  const box = await story(page).locator('pre').boundingBox();
  const right = (one: typeof box) => (one?.x ?? 0) + (one?.width ?? 0);
  expect(right(code)).toBeLessThanOrEqual(right(box));
  const content = page.locator('.story-text .content');
  expect(await content.evaluate((one) => one.scrollWidth - one.clientWidth)).toBe(0);
  await page.getByLabel('Language').selectOption('sql');
  expect(await saved(page, 'Coded')).toBe(`<pre><code class="language-sql">${words}</code></pre>`);
});

const picture = join(sampleContent, 'uploads/where-is-zero.webp');

test('images by button are really uploaded, and their alt text is asked for', async ({ page }) => {
  await open(page);
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Picture').click();
  await (await chooser).setFiles(picture);
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  await expect(dialog.getByRole('button', { name: 'Put into the story' })).toBeDisabled();
  await dialog.getByLabel('Alternative text').fill('Four origins');
  await dialog.getByRole('button', { name: 'Put into the story' }).click();
  await expect(story(page).locator('figure img')).toHaveAttribute('alt', 'Four origins');
  await story(page).locator('figcaption').click();
  await page.keyboard.type('One of them is red.');
  await page.getByRole('button', { name: 'Describe picture' }).click();
  await dialog.getByLabel('Alternative text').fill('A plan with four origins');
  await dialog.getByRole('button', { name: 'Use this description' }).click();
  const body = await saved(page, 'Pictured');
  expect(body).toMatch(
    /^<figure><img src="\/uploads\/[^"]+" alt="A plan with four origins" width="\d+" height="\d+"><figcaption>One of them is red.<\/figcaption><\/figure>$/,
  );
  const shown = page.locator('[data-post] figure img');
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth))
    .toBeGreaterThan(0);
});

test('images chosen together come in their order, also where words were written meanwhile', async ({
  page,
}) => {
  await openAt(page, '<p>Before.</p><p>Marked.</p><p>After.</p>', 'Marked.');
  const { release } = await hold(page, 'POST', '**/api/upload/image');
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Picture').click();
  await (await chooser).setFiles([picture, picture, picture]);
  await story(page).getByText('Before.').click();
  await page.keyboard.type('Written meanwhile. ');
  release();
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  const describe = page.getByRole('button', { name: 'Describe', exact: true });
  await expect(describe).toHaveCount(3);
  for (const name of ['first', 'second', 'third']) {
    await describe.first().click();
    await dialog.getByLabel('Alternative text').fill(name);
    await dialog.getByRole('button', { name: 'Put into the story' }).click();
    await expect(story(page).locator(`img[alt=${name}]`)).toBeVisible();
  }
  const alts = await story(page)
    .locator('img')
    .evaluateAll((all) => all.map((one) => one.getAttribute('alt')));
  expect(alts).toEqual(['first', 'second', 'third']);
  await expect(story(page).locator('p + figure').first()).toBeVisible();
  await expect(story(page).locator('p:has(+ figure)')).toHaveText('Marked.');
});

/** Chooses a picture whose upload ends once it is released. */
async function choose(page: Page) {
  const { release } = await hold(page, 'POST', '**/api/upload/image');
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Picture').click();
  await (await chooser).setFiles(picture);
  await expect(page.getByText('Uploading a picture…')).toBeVisible();
  return release;
}

test('an upload that ends does not take the keyboard from the owner who is typing', async ({
  page,
}) => {
  await open(page);
  const release = await choose(page);
  await story(page).click();
  await page.keyboard.type('A sentence that');
  release();
  await expect(page.getByText('where-is-zero.webp is uploaded.')).toBeVisible();
  await page.keyboard.type(' goes on. ');
  await page.keyboard.press('Enter');
  await page.keyboard.type('And another.');
  await expect(story(page).locator('p')).toHaveText(['A sentence that goes on. ', 'And another.']);
  await page.getByRole('button', { name: 'Describe', exact: true }).click();
  await page.getByLabel('Alternative text').fill('zero');
  await page.getByRole('button', { name: 'Put into the story' }).click();
  await expect(story(page).locator('figure img')).toHaveAttribute('alt', 'zero');
  await expect(page.getByText('is uploaded.')).toHaveCount(0);
});

test('closing the description loses neither the picture nor what was typed', async ({ page }) => {
  await open(page);
  (await choose(page))();
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  const alt = dialog.getByLabel('Alternative text');
  await expect(alt).toBeFocused();
  await page.keyboard.type('Four origins');
  const closing = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
    () => dialog.click({ position: { x: -20, y: 20 }, force: true }),
  ];
  for (const close of closing) {
    await close();
    await expect(dialog).toHaveCount(0);
    await expect(story(page)).toBeFocused();
    await page.getByRole('button', { name: 'Describe', exact: true }).click();
    await expect(alt).toHaveValue('Four origins');
  }
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Leave it out' }).click();
  await expect(page.getByText('is uploaded.')).toHaveCount(0);
  await expect(story(page)).toBeFocused();
  await expect(story(page).locator('img')).toHaveCount(0);
});

test('a picture or a rule asked for in a caption comes below its picture; a caption stays one: no tool, key or Markdown in it loses its picture', async ({
  page,
}) => {
  await openAt(page, `<p>Before.</p>${captioned}<p>After.</p>`, 'A door');
  await page.keyboard.press('ArrowLeft');
  await tool(page, 'Horizontal rule').click();
  await expect(story(page).locator('figure + hr')).toBeVisible();
  const caption = story(page).locator('figcaption').first();
  await expect(caption).toHaveText('A door');
  await caption.click();
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Picture').click();
  await (await chooser).setFiles(picture);
  await page.getByLabel('Alternative text').fill('second');
  await page.getByRole('button', { name: 'Put into the story' }).click();
  await expect(story(page).locator('figure + figure img')).toHaveAttribute('alt', 'second');
  await expect(caption).toHaveText('A door');
  await caption.click();
  for (const name of ['Heading', 'Subheading', 'List', 'Numbered list', 'Code block']) {
    await expect(tool(page, name), name).toHaveAttribute('aria-disabled', 'true');
  }
  for (const keys of ['Alt+2', 'Shift+7', 'Shift+8'])
    await page.keyboard.press(`ControlOrMeta+${keys}`);
  await expect(story(page).locator('> figure')).toHaveCount(2);
  for (const mark of ['---', ' y', '## ']) {
    await page.keyboard.press('Home');
    await page.keyboard.type(mark);
  }
  await expect(caption).toHaveText('## y---A door');
  for (const _ of ' y---') await page.keyboard.press('Delete');
  await expect(caption).toHaveText('## A door');
  await page.keyboard.press('Shift+End');
  await tool(page, 'Horizontal rule').click();
  await expect(caption).toHaveText('## A door');
  await expect(story(page).locator('img').first()).toHaveAttribute('alt', 'A door');
});

test('images by drop and by paste are uploaded too; one that fails can be sent again', async ({
  page,
  consoleErrors,
}) => {
  await open(page);
  await page.keyboard.type('Before.');
  const bytes = [...(await readFile(picture))];
  const dialog = page.getByRole('dialog', { name: 'Describe the picture' });
  const shown = story(page).locator('figure img');
  for (const [before, way] of (['drop', 'paste'] as const).entries()) {
    await page.route('**/api/upload/image', (route) => route.abort(), { times: 1 });
    await story(page).evaluate(
      (target, [kind, data]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(data)], 'plan.webp', { type: 'image/webp' }));
        const { left, top } = target.getBoundingClientRect();
        const at = { clientX: left + 20, clientY: top + 10, bubbles: true, cancelable: true };
        target.dispatchEvent(
          kind === 'drop'
            ? new DragEvent('drop', { ...at, dataTransfer: transfer })
            : new ClipboardEvent('paste', { ...at, clipboardData: transfer }),
        );
      },
      [way, bytes] as const,
    );
    await expect(page.getByText('The picture could not be uploaded.'), way).toBeVisible();
    await expect(story(page), way).toHaveText('Before.');
    await expect(shown, way).toHaveCount(before);
    await page.getByRole('button', { name: 'Try again' }).click();
    await dialog.getByLabel('It is decoration and says nothing').check();
    await dialog.getByRole('button', { name: 'Put into the story' }).click();
    await expect(shown, way).toHaveCount(before + 1);
  }
  for (const one of await shown.all()) await expect(one).toHaveAttribute('src', /^\/uploads\//);
  consoleErrors.length = 0; // the browser logs the aborted requests
});

test('Saved HTML has the spaces that were typed, as the editor shows them; blocks from right to left are written so, as readers see them', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type('1  Site   plan');
  await expect(story(page)).toHaveCSS('tab-size', '1'); // a pasted one is published as a space
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Story as Markdown' });
  await expect(text).toHaveValue('1\u00a0 Site\u00a0\u00a0 plan');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await story(page).press('ControlOrMeta+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('שלום world');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Hello שלום');
  await expect(story(page).locator('p[dir="rtl"]')).toHaveText('שלום world');
  const nbsp = '(\u00a0|&nbsp;)';
  expect(await saved(page, 'Spaces')).toMatch(
    new RegExp(`^<p>1${nbsp} Site${nbsp}{2} plan</p><p>שלום world</p><p>Hello שלום</p>$`),
  );
  const published = page.locator('[data-post] p');
  expect(await published.first().textContent()).toBe('1\u00a0 Site\u00a0\u00a0 plan');
  await expect(page.locator('[data-post] p[dir="rtl"]')).toHaveText('שלום world');
});

test('a Markdown view that can be pasted into and copied from', async ({ page }) => {
  await open(page);
  const markdown = page.getByRole('button', { name: 'Markdown', exact: true });
  const text = page.getByRole('textbox', { name: 'Story as Markdown' });
  await markdown.click();
  const source = '## A wall\n\nIt *knows*:\n\n- one\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 |';
  await text.fill(source);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Copy Markdown' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(story(page).locator('h2')).toHaveText('A wall');
  await expect(story(page).locator('th')).toHaveText(['a', 'b']);
  await markdown.click();
  await expect(text).toHaveValue(source);
  expect(await saved(page, 'As Markdown')).toBe(source);
  await expect(page.locator('[data-post] h2')).toHaveText('A wall');
});

test('the text shows as Markdown, and what Markdown cannot express as HTML', async ({ page }) => {
  await open(page);
  await page.keyboard.type('## Two');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Centred.');
  await tool(page, 'Align centre').click();
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Story as Markdown' });
  await expect(text).toHaveValue('## Two\n\n<p style="text-align: center">Centred.</p>');
  await text.press('ControlOrMeta+End');
  await page.keyboard.type('\n\nMore *words*.');
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(text).toHaveValue(/More \*words\*\.$/);
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(story(page).locator('em')).toHaveText('words');
  await expect(story(page).getByText('Centred.')).toHaveCSS('text-align', 'center');
});

test('the columns of a table stay aligned, as Markdown and on the page', async ({ page }) => {
  await open(page);
  const markdown = page.getByRole('button', { name: 'Markdown', exact: true });
  const text = page.getByRole('textbox', { name: 'Story as Markdown' });
  await markdown.click();
  await text.fill('| a | b |\n| --- | ---: |\n| c | 1 |');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(story(page).locator('td').last()).toHaveCSS('text-align', 'right');
  await story(page).getByText('c', { exact: true }).click();
  await page.keyboard.type('d');
  await markdown.click();
  await expect(text).toHaveValue(/^\| a +\| b +\|\n\| -+ \| -+: \|/);
  await saved(page, 'Aligned');
  await expect(page.locator('[data-post] td').last()).toHaveCSS('text-align', 'right');
});

test('Undo takes back in one step what was written as Markdown, then what came before it', async ({
  page,
}) => {
  await open(page);
  await page.keyboard.type('A wall.');
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Story as Markdown' });
  await text.press('ControlOrMeta+End');
  await page.keyboard.type('\n\nA *roof*.');
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(story(page).locator('em')).toHaveText('roof');
  await story(page).press('ControlOrMeta+z');
  await expect(story(page)).toHaveText('A wall.');
  await story(page).press('ControlOrMeta+z');
  await expect(story(page)).toHaveText('');
  for (const _ of ['both', 'steps']) await story(page).press('ControlOrMeta+y');
  await expect(story(page).locator('em')).toHaveText('roof');
  expect(await saved(page, 'Undone')).toBe('A wall.\n\nA *roof*.');
});

test('a moving picture is said to be shown by its first frame', async ({ page }) => {
  await open(page);
  const frames = Buffer.alloc(4 * 8 * 3, 200).fill(20, 48);
  const raw = { width: 4, height: 8, channels: 3, pageHeight: 4 } as const;
  const buffer = await sharp(frames, { raw }).gif().toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Picture').click();
  await (await chooser).setFiles({ name: 'a.gif', mimeType: 'image/gif', buffer });
  await expect(page.getByRole('dialog')).toContainText('is shown by its first frame.');
});

test('a picture that arrives while the Markdown shows waits to be described', async ({ page }) => {
  await open(page);
  await page.keyboard.type('Before.');
  const { release } = await hold(page, 'POST', '**/api/upload/image');
  const chooser = page.waitForEvent('filechooser');
  await tool(page, 'Picture').click();
  await (await chooser).setFiles(picture);
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  const text = page.getByRole('textbox', { name: 'Story as Markdown' });
  await text.fill('Rewritten.');
  release();
  await page.getByRole('button', { name: 'Describe', exact: true }).click();
  await page.getByLabel('Alternative text').fill('late');
  await page.getByRole('button', { name: 'Put into the story' }).click();
  await expect(story(page).locator('p:has(+ figure)')).toHaveText('Rewritten.');
  await expect(story(page).locator('figure img')).toHaveAttribute('alt', 'late');
});

test('a link ends with its words; an address typed whole is one, a file name is none, and without words the address is linked', async ({
  page,
}) => {
  await open(page);
  page.on('dialog', (dialog) => dialog.accept('https://example.com/'));
  const link = page.getByRole('button', { name: 'Link', exact: true });
  await story(page).pressSequentially('See main.rs in the book');
  for (const _ of 'book') await page.keyboard.press('Shift+ArrowLeft');
  await link.click();
  await page.keyboard.press('End');
  await page.keyboard.type(', or at ');
  await link.click();
  await page.keyboard.type('. And https://example.org/typed too');
  const links = ['book', 'https://example.com/', 'https://example.org/typed'];
  await expect(story(page).getByRole('link')).toHaveText(links);
  await expect(story(page)).toHaveText(
    'See main.rs in the book, or at https://example.com/. And https://example.org/typed too',
  );
});

test('a press on a picture selects it, to be described or deleted; Enter in its caption goes on below', async ({
  page,
}) => {
  await openAt(page, `<p>Before.</p>${captioned}<p>After.</p>`, 'A door');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Below.');
  await expect(story(page).locator('figcaption')).toHaveText('A door');
  await expect(story(page).locator('figure + p')).toHaveText('Below.');
  await story(page).locator('img').click();
  await expect(page.getByRole('button', { name: 'Describe picture' })).toBeVisible();
  const tint = await story(page)
    .locator('figcaption')
    .evaluate((caption) => getComputedStyle(caption, '::selection').backgroundColor);
  expect(tint).toBe('rgba(0, 0, 0, 0)');
  await page.keyboard.press('Delete');
  await expect(story(page).locator('figure')).toHaveCount(0);
  await expect(story(page)).toContainText('Before.');
});

test('Quote quotes the whole list the cursor is in, and ends its quote; a table and a rule come after the words selected; tools that can do nothing in code say so', async ({
  page,
}) => {
  const list = '<ul><li>one</li><li>two<ul><li>three</li></ul></li></ul>';
  const code = '<pre><code>let a</code></pre>';
  await openAt(page, `<p>Kept words.</p><p>After.</p>${list}${code}`, 'three');
  await tool(page, 'Quote').click();
  await expect(tool(page, 'Quote')).toHaveAttribute('aria-pressed', 'true');
  await expect(story(page).locator('blockquote > ul > li')).toHaveCount(2);
  await tool(page, 'Quote').click();
  await expect(tool(page, 'Quote')).toHaveAttribute('aria-pressed', 'false');
  await expect(story(page).locator('ul ul li')).toHaveText('three');
  for (const [name, tag] of [
    ['Table', 'table'],
    ['Horizontal rule', 'hr'],
  ] as const) {
    await story(page).getByText('Kept words.').click();
    await page.keyboard.press('End');
    await page.keyboard.press('Shift+Home');
    await tool(page, name).click();
    await expect(story(page).locator('> p').first(), name).toHaveText('Kept words.');
    await expect(story(page).locator(tag), name).toHaveCount(1);
  }
  await story(page).getByText('let a').click();
  const none = [
    'Bold',
    'Italic',
    'Underline',
    'Strikethrough',
    'Code',
    'Link',
    'Align centre',
    'Text colour',
  ];
  for (const name of none) {
    await expect(tool(page, name), name).toHaveAttribute('aria-disabled', 'true');
  }
  await story(page).getByText('After.').click();
  for (const name of none) {
    await expect(tool(page, name), name).toHaveAttribute('aria-disabled', 'false');
  }
});

test('On a phone a table scrolls and breaks no word, and the toolbar shows where the focus is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beginAsOwner(page);
  const { id } = await sendAsOwner(page, 'POST', 'posts', {
    title: 'A wide table',
    body: `<table><tr>${'<td>coordination</td>'.repeat(4)}</tr></table>`,
  });
  await open(page, String(id));
  const words = story(page).locator('td p').first();
  const lines = await words.evaluate(
    (it) => it.clientHeight / Number.parseFloat(getComputedStyle(it).lineHeight),
  );
  expect(Math.round(lines)).toBe(1);
  await tool(page, 'Bold').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tool(page, 'Italic')).toHaveCSS('outline-offset', '-3px');
});
