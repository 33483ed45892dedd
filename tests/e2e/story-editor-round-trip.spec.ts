import type { Page } from '@playwright/test';
import type { Editor, JSONContent } from '@tiptap/react';
import fc from 'fast-check';
import { parseDocument } from 'htmlparser2';
import { highlight } from '../../src/lib/post-body/highlight.ts';
import { readPostBody } from '../../src/lib/post-body/read.ts';
import { renderPostBody } from '../../src/lib/post-body/render.ts';
import { savedHtml } from '../../src/lib/post-editing/tidy-html.ts';
import { sampleBodies, togetherByKind } from '../fixtures/sample-bodies.ts';
import { beginAsOwner, expect, test } from './fixtures.ts';

const story = (page: Page) => page.getByRole('textbox', { name: 'Story', exact: true });

async function open(page: Page, id = 'new') {
  await page.goto(`/blog/edit/${id}`);
  await expect(story(page)).toBeVisible();
}

/** The HTML the editor makes of the opened post. */
const editorHtml = (page: Page): Promise<string> =>
  story(page).evaluate((one) => (one as HTMLElement & { editor: Editor }).editor.getHTML());

type Node = ReturnType<typeof parseDocument>['children'][number];
const inline = ['b', 'strong', 'i', 'em', 'u', 's', 'del', 'sub', 'sup', 'code', 'span', 'a'];
const sameAs: Record<string, string> = { b: 'strong', i: 'em', del: 's' };

/** The content of a page, regardless of how marks are nested and lines are broken. */
function canonical(html: string): string[] {
  const said: string[] = [];
  const walk = (node: Node, path: string, marks: readonly string[]): void => {
    if ('attribs' in node) {
      const name = sameAs[node.name] ?? node.name;
      const attributes = Object.entries(node.attribs).sort().join(' ');
      const tag = `${name}[${attributes}]`;
      const isMark = inline.includes(node.name) && !path.includes('pre[');
      const next = isMark ? path : `${path}/${tag}`;
      if (node.children.length === 0 && !isMark) said.push(next);
      for (const child of node.children) walk(child, next, isMark ? [...marks, tag] : marks);
    } else if ('data' in node) {
      const text = path.includes('/pre') ? node.data : node.data.replace(/\s+/g, ' ');
      if (text.trim() === '' && marks.length === 0) return;
      const key = `${path} ${[...marks].sort().join(' ')}`;
      for (const letter of text) said.push(`${key} ${letter}`);
    }
  };
  for (const node of parseDocument(html).children) walk(node, '', []);
  return said.filter((one) => !one.endsWith(' '));
}

/** A page as readers get it; a single paragraph in an item or a cell counts as its text. */
const published = (body: string) =>
  canonical(
    renderPostBody(readPostBody(body), highlight).replace(/<(li|td|th)([^>]*)>\s*<p>/g, '<$1$2>'),
  );

test('HTML round trip without loss for every sample post', async ({ page }) => {
  await beginAsOwner(page);
  const bodies = await sampleBodies();
  expect(bodies.length).toBeGreaterThan(10);
  const drafts = [...togetherByKind(bodies)].map(([kind, body]) => ({ id: `local-${kind}`, body }));
  await page.evaluate((list) => localStorage.setItem('localBlogs', JSON.stringify(list)), drafts);
  for (const { id, body } of drafts) {
    await open(page, id);
    expect(published(savedHtml(await editorHtml(page))), id).toEqual(published(body));
  }
});

const words = fc
  .array(
    fc.constantFrom('wall', 'slab', '日本', 'a < b', '&amp;', '*star*', '`tick`', '1.', '# no'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((list) => list.join(' '));

type Mark = { type: string; attrs?: Record<string, unknown> };
const mark = fc.constantFrom<Mark>(
  { type: 'bold' },
  { type: 'italic' },
  { type: 'underline' },
  { type: 'strike' },
  { type: 'superscript' },
  { type: 'colour', attrs: { colour: 'rgb(194, 43, 7)' } },
  { type: 'link', attrs: { href: 'https://a.example/?b=1&c=2', title: 'To "a"' } },
);
const marks = fc.uniqueArray(mark, { selector: ({ type }) => type, maxLength: 3 });
const run = fc.oneof(
  { weight: 6, arbitrary: fc.record({ type: fc.constant('text'), text: words, marks }) },
  fc.record({ type: fc.constant('text'), text: words, marks: fc.constant([{ type: 'code' }]) }),
);
const breaks = fc.constant<JSONContent>({ type: 'hardBreak' });
/** Runs separated by breaks, so that neighbours do not merge. */
const line = fc
  .array(fc.tuple(run, breaks), { minLength: 1, maxLength: 3 })
  .map((pairs) => pairs.flat().slice(0, -1) as JSONContent[]);
const align = fc.constantFrom(null, 'center', 'right');
const paragraph = fc
  .tuple(line, align)
  .map(([content, side]): JSONContent => ({ type: 'paragraph', attrs: { align: side }, content }));
const plain = line.map((content): JSONContent => ({ type: 'paragraph', content }));
const heading = fc.tuple(fc.integer({ min: 1, max: 6 }), line, align).map(
  ([level, content, side]): JSONContent => ({
    type: 'heading',
    attrs: { level, align: side },
    content,
  }),
);
const code = fc
  .tuple(
    fc.constantFrom(null, 'sql', 'typescript'),
    fc.constantFrom('a', 'a\n\n b', '<b>&amp;</b>\n'),
  )
  .map(
    ([language, text]): JSONContent => ({
      type: 'codeBlock',
      attrs: { language },
      content: [{ type: 'text', text }],
    }),
  );
const figure = fc.tuple(words, fc.option(line)).map(
  ([alt, caption]): JSONContent => ({
    type: 'figure',
    attrs: { src: '/uploads/where-is-zero.webp', alt, width: '8', height: '5' },
    ...(caption && { content: caption }),
  }),
);
const rule = fc.constant<JSONContent>({ type: 'horizontalRule' });
const cell = (type: string) => plain.map((one): JSONContent => ({ type, content: [one] }));
const row = (type: string) =>
  fc.tuple(cell(type), cell(type)).map((content): JSONContent => ({ type: 'tableRow', content }));
const table = fc
  .tuple(row('tableHeader'), row('tableCell'), row('tableCell'))
  .map((content): JSONContent => ({ type: 'table', content }));
/** A list whose items contain a paragraph and, optionally, the results of `more`. */
const listOf = (more: fc.Arbitrary<JSONContent[]>) =>
  fc
    .tuple(
      fc.constantFrom('bulletList', 'orderedList'),
      fc.array(fc.tuple(plain, more), { minLength: 1, maxLength: 3 }),
    )
    .map(
      ([type, items]): JSONContent => ({
        type,
        content: items.map(([first, rest]) => ({ type: 'listItem', content: [first, ...rest] })),
      }),
    );
const flatList = listOf(fc.constant([]));
const list = listOf(fc.array(flatList, { maxLength: 1 }));
const quote = fc
  .array(paragraph, { minLength: 1, maxLength: 2 })
  .map((content): JSONContent => ({ type: 'blockquote', content }));
const block = fc.oneof(paragraph, heading, code, figure, rule, table, list, quote);
const text = fc.array(block, { minLength: 1, maxLength: 6 });

type Schema = Editor['schema'] & {
  cached: { domParser: DOMParserOf; domSerializer: DOMSerializerOf };
};
type DOMParserOf = { parse: (element: Element) => { toJSON: () => JSONContent } };
type DOMSerializerOf = { serializeFragment: (content: unknown) => DocumentFragment };

/** The HTML that the editor makes of documents, without showing them. */
const written = (page: Page, documents: readonly JSONContent[][]) =>
  story(page).evaluate((one, given) => {
    const { schema } = (one as HTMLElement & { editor: Editor }).editor;
    const { domSerializer } = (schema as Schema).cached;
    return (JSON.parse(given) as JSONContent[][]).map((content) => {
      const node = schema.nodeFromJSON({ type: 'doc', content });
      node.check();
      const box = document.createElement('div');
      box.append(domSerializer.serializeFragment(node.content));
      return { json: node.toJSON() as JSONContent, html: box.innerHTML };
    });
  }, JSON.stringify(documents));

/** What the editor reads from HTML. */
const read = (page: Page, htmls: readonly string[]) =>
  story(page).evaluate((one, given) => {
    const { schema } = (one as HTMLElement & { editor: Editor }).editor;
    const { domParser } = (schema as Schema).cached;
    return given.map((html) =>
      domParser.parse(new DOMParser().parseFromString(html, 'text/html').body).toJSON(),
    );
  }, htmls);

test('HTML round trip without loss for any document', async ({ page }) => {
  await open(page);
  const documents = fc.sample(text, { numRuns: 300, seed: 20261120 });
  const before = await written(page, documents);
  const htmls = before.map(({ html }) => savedHtml(html));
  const after = await read(page, htmls);
  for (const [at, { json }] of before.entries()) {
    expect(after[at], htmls[at]).toEqual(json);
  }
});

test('Markdown round trip without loss for any document', async ({ page }) => {
  await beginAsOwner(page);
  await open(page);
  const [{ json } = { json: {} as JSONContent }] = await written(page, [
    fc.sample(block, { numRuns: 60, seed: 7 }),
  ]);
  await story(page).evaluate((one, given) => {
    const { editor } = one as HTMLElement & { editor: Editor };
    editor.commands.setContent(JSON.parse(given) as JSONContent);
  }, JSON.stringify(json));
  await story(page).press('Control+End');
  await page.keyboard.type('End.');
  await page.getByRole('button', { name: 'Markdown', exact: true }).click();
  const area = page.getByRole('textbox', { name: 'Story as Markdown' });
  await expect(area).toHaveValue(/End\.$/);
  const markdown = await area.inputValue();
  expect(markdown).toMatch(/^(#|- |1\. |> |```)/m);
  await area.fill(`${markdown} Really.`);
  await page.getByRole('button', { name: 'Write', exact: true }).click();
  await expect(story(page)).toContainText('End. Really.');
  const again = await story(page).evaluate(
    (one) => (one as HTMLElement & { editor: Editor }).editor.getJSON() as JSONContent,
  );
  const end: JSONContent = { type: 'text', text: 'End. Really.' };
  for (const [at, one] of (json.content ?? []).entries()) {
    expect(again.content?.[at], markdown).toEqual(one);
  }
  expect(JSON.stringify(again.content?.at(-1))).toContain(JSON.stringify(end));
});
