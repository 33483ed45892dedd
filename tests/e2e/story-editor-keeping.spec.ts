import type { Page } from '@playwright/test';
import type { Editor } from '@tiptap/react';
import fc from 'fast-check';
import { highlight } from '../../src/lib/post-body/highlight.ts';
import { readPostBody } from '../../src/lib/post-body/read.ts';
import { renderPostBody } from '../../src/lib/post-body/render.ts';
import { essenceOf } from '../../src/lib/post-editing/essence.ts';
import { savedHtml } from '../../src/lib/post-editing/tidy-html.ts';
import { anyHtml } from './any-html.ts';
import { anyMarkdown } from './any-markdown.ts';
import { beginAsOwner, expect, test } from './fixtures.ts';
import { bodyOf, createPost, open, save, story, title } from './story-editor-page.ts';

/* What an editor has no button for stays when something else is written. */

test.use({ site: 'story editor, keeping', contextOptions: { reducedMotion: 'reduce' } });

/** What readers get of a body, block by block. */
const published = (body: string): unknown[] =>
  JSON.parse(essenceOf(renderPostBody(readPostBody(body), highlight))) as unknown[];

async function openBody(page: Page, bodyHtml: string): Promise<void> {
  await beginAsOwner(page);
  await open(page, await createPost(page, { title: 'Kept', bodyHtml }));
}

/** Types a letter at the end of the first paragraph; returns what would be saved. */
async function typed(page: Page): Promise<string> {
  const html = await story(page).evaluate((one) => {
    const { editor } = one as HTMLElement & { editor: Editor };
    editor.commands.insertContentAt(1 + (editor.state.doc.firstChild?.content.size ?? 0), '!');
    return editor.getHTML();
  });
  return savedHtml(html);
}

for (const [name, start, generated] of [
  ['HTML', '<p>Elsewhere</p>', anyHtml(25)],
  ['Markdown', 'Elsewhere', anyMarkdown(40)],
] as const) {
  test(`one letter typed changes nothing else of any ${name} that readers see`, async ({
    page,
  }) => {
    const [blocks = []] = fc.sample(generated, { numRuns: 1, seed: 20261127 });
    const body = [start, ...blocks].join('\n\n');
    await openBody(page, body);
    const before = published(body.replace('Elsewhere', 'Elsewhere!'));
    const after = published(await typed(page));
    for (const [at, block] of before.entries()) expect(after[at]).toEqual(block);
    expect(after.length).toBe(before.length);
  });
}

const picture = '<img src="/uploads/where-is-zero.webp" alt="2026" title="1.10">';
const parts = [
  `<figure>${picture}${picture}<figcaption>Two</figcaption></figure>`,
  `<figure><a href="/about" title="007">${picture}</a><figcaption>One</figcaption></figure>`,
  '<table><caption>Loads <em>by</em> floor</caption><thead><tr><th scope="col">Floor</th></tr></thead><tbody><tr><td>1</td></tr></tbody><tfoot><tr><td>All</td></tr></tfoot></table>',
  '<ol reversed="" start="9"><li><pre><code class="language-bash">npm i</code></pre></li><li><h3>b</h3></li></ol>',
  '<p><ins>new</ins> <a href="/about" title="1.10"><strong><code>x</code></strong></a> <span style="color: #c82700">red</span></p>',
  '<p>Press <kbd><kbd>Ctrl</kbd>+<kbd>C</kbd></kbd></p>',
  '<div style="text-align: center">centred</div>',
  '<blockquote style="color: teal"><p>quoted</p></blockquote>',
];

test('what a story is made of is saved letter by letter as it was', async ({ page }) => {
  await openBody(page, `<p>Elsewhere</p>${parts.join('')}`);
  const saved = await typed(page);
  const lazy = ' loading="lazy" decoding="async"';
  expect(saved.replaceAll(lazy, '')).toBe(`<p>Elsewhere!</p>${parts.join('')}`);
});

test('what is kept as it is can be selected and deleted, and says how to change it', async ({
  page,
}) => {
  await openBody(page, `<p>Elsewhere</p>${parts[0]}<p>End</p>`);
  const kept = story(page).locator('[data-kept]');
  await expect(kept.locator('img')).toHaveCount(2);
  await expect(kept).toHaveAttribute('title', /edit its HTML under Markdown/);
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  await expect(page.getByLabel('Story as Markdown')).toHaveValue(/<figure><img.*<img.*Two/);
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await kept.click();
  await page.keyboard.press('Delete');
  await expect(kept).toHaveCount(0);
  await title(page).fill('Kept no more');
  await save(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kept no more');
  expect(await bodyOf(page, new URL(page.url()).pathname.slice(6))).toBe(
    '<p>Elsewhere</p><p>End</p>',
  );
});

test('a description of digits is shown as it is, and the palette knows a colour after a reload', async ({
  page,
}) => {
  await openBody(page, `<p><span style="color: #C22B07">red</span></p><p>a ${picture} b</p>`);
  await story(page).locator('img').click();
  await page.getByRole('button', { name: 'Describe picture' }).click();
  await expect(page.getByLabel('Alternative text')).toHaveValue('2026');
  await page.keyboard.press('Escape');
  await story(page).getByText('red').click();
  await page.getByRole('button', { name: 'Text colour' }).click();
  await expect(page.locator('.palette [aria-pressed="true"]')).toHaveCount(1);
});

test('code within a phrase is linked with it', async ({ page }) => {
  await openBody(page, '<p>the <code>useState</code> hook</p>');
  page.on('dialog', (dialog) => dialog.accept('https://l.example'));
  await story(page).click();
  await page.keyboard.press('Control+a');
  await page.getByRole('toolbar').getByRole('button', { name: 'Link', exact: true }).click();
  await expect(story(page).locator('a')).toHaveText('the useState hook');
});
