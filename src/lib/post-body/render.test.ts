import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pathologicalBodies } from '../../../tests/torture/pathological.ts';
import { highlight } from './highlight.ts';
import { isHtml } from './markdown.ts';
import { readPostBody } from './read.ts';
import { codeIn, renderPostBody } from './render.ts';

const render = (body: string) => renderPostBody(readPostBody(body), highlight);

describe('a post body', () => {
  it('is converted from Markdown when it has no HTML tags', () => {
    expect(render('## One\n\nTwo **three**')).toContain('<p>Two <strong>three</strong></p>');
  });

  it('stays HTML when it is HTML', () => {
    expect(render('<p>1 * 2 * 3</p>')).toBe('<p>1 * 2 * 3</p>');
  });

  it('is Markdown even when its code contains tags', () => {
    expect(isHtml('Use `</p>` so.\n\n```html\n<p>a</p>\n```')).toBe(false);
  });

  it('gives headings stable, distinct ids', () => {
    const { sections } = readPostBody('## A wall\n\n## A wall\n\n## 壁\n');
    expect(sections.map(({ id }) => id)).toEqual(['a-wall', 'a-wall-2', 'section']);
    const numbered = readPostBody('## A\n\n## A\n\n## A 2\n\n## A 2\n').sections;
    expect(numbered.map(({ id }) => id)).toEqual(['a', 'a-2', 'a-2-2', 'a-2-3']);
  });

  it('has a section for a heading of every level', () => {
    const { sections } = readPostBody('# A\n\n## B\n\n###### C\n');
    expect(sections.map(({ level }) => level)).toEqual([1, 2, 6]);
  });

  it('leaves headings out of its prose, unless it has nothing else', () => {
    expect(readPostBody('# A\n\nOne.\n\n## B\n\nTwo.\n').prose).toBe('One. Two.');
    expect(readPostBody('# A\n\n## B\n').prose).toBe('A B');
  });

  it('gives headings none of the ids that their page has already', () => {
    const { sections } = readPostBody('## Content\n\n## Menu\n\n## Menu\n\n## Menus\n');
    expect(sections.map(({ id }) => id)).toEqual(['content-2', 'menu-2', 'menu-3', 'menus']);
  });

  it.each([
    '## \n\n## One\n\n> ### \n\ntwo',
    '<h2></h2><h2>One</h2><blockquote><h3> <br></h3></blockquote><p>two</p>',
  ])('shows no heading without words: %j', (body) => {
    const read = readPostBody(body);
    expect(read.sections).toEqual([{ id: 'one', text: 'One', level: 2, words: 2 }]);
    expect(renderPostBody(read, highlight).match(/<h\d[^>]*>/g)).toEqual(['<h2 id="one">']);
  });

  it('keeps the pictures of a heading without words', () => {
    expect(render('## ![a plan](/uploads/a.webp)').trim()).toBe(
      '<figure><img src="/uploads/a.webp" alt="a plan" loading="lazy" decoding="async"></figure>',
    );
  });

  it('counts each code block as 50 extra words', () => {
    expect(readPostBody('one two\n\n```\nlet a = 1\n```').words).toBe(52);
  });

  it('treats code and tables in lists, quotes and figures as it does those on their own', () => {
    const body = readPostBody(
      '1. Do:\n\n   ```bash\n   npm install\n   ```\n\n2. See:\n\n   | a | b |\n   | - | - |\n   | 1 | 2 |\n',
    );
    expect(body.words).toBe(56);
    expect(codeIn(body)).toEqual([{ source: 'npm install', language: 'bash' }]);
    const html = renderPostBody(body, highlight);
    expect(html).toMatch(
      /<li><p>Do:<\/p>\s*<pre tabindex="0" role="group" aria-label="Code, bash" data-language="bash"><code>/,
    );
    expect(html).toMatch(
      /<div class="table" tabindex="0" role="group" aria-label="Table"><table>[\s\S]*<\/table><\/div>\s*<\/li>/,
    );
  });

  it('takes the content of wrappers as its own, as in imported HTML', () => {
    const html =
      '<div> <div><h2>One</h2><p>two</p></div><table><tr><td>three</td></tr></table> </div>';
    const body = readPostBody(html);
    expect(body.sections).toEqual([{ id: 'one', text: 'One', level: 2, words: 3 }]);
    expect(renderPostBody(body, highlight)).toMatch(
      /^\s*<h2 id="one">One<\/h2><p>two<\/p><div class="table" tabindex="0" role="group" aria-label="Table"><table>.*<\/div>\s*$/,
    );
    for (const kept of [
      '<div>One</div><div>two</div>',
      '<div style="text-align:center"><p>a</p></div>',
    ])
      expect(render(kept)).toBe(kept);
  });

  it('keeps the words of lines, items and cells apart in its text, and words with marks whole', () => {
    const html =
      '<p>one<br>t<b>w</b>o</p><ul><li>three</li><li><p>four</p></li></ul>' +
      '<table><tr><th>five</th><td>six</td></tr></table>';
    const { text, words } = readPostBody(html);
    expect([text, words]).toEqual(['one two three four five six', 6]);
  });

  it('colours code by classes, never by inline colours', () => {
    const html = render('```ts\nconst a = "b"; // c\n```');
    expect(html).toContain('<span class="k">const</span>');
    expect(html).not.toContain('style=');
  });

  it('tells its blocks of code, and in which languages they are', () => {
    const body = readPostBody('```ts\nlet a;\n```\n\nWords\n\n```\n<b>\n```');
    expect(codeIn(body)).toEqual([
      { source: 'let a;', language: 'ts' },
      { source: '<b>', language: '' },
    ]);
  });

  it('shows code in an unknown language unchanged', () => {
    expect(render('```brainfuck\n<+>\n```')).toContain('<code>&lt;+&gt;</code>');
  });

  it('keeps letters of every script as they are', () => {
    expect(render('“壁” — Ünïcode')).toBe('<p>“壁” — Ünïcode</p>\n');
    expect(render('| 壁 |\n|---|\n| é |')).toContain('<td>é</td>');
  });

  it('aligns the columns of a table as written', () => {
    const html = render('| a | b |\n|---|--:|\n| c | 1 |');
    expect(html).toContain('<td>c</td>');
    expect(html).toContain('<td style="text-align:right">1</td>');
  });

  it('says which tasks of a list are done', () => {
    expect(render('- [x] wall\n- [ ] roof')).toBe(
      '<ul>\n<li>☑ wall</li>\n<li>☐ roof</li>\n</ul>\n',
    );
  });

  it('lets wide tables scroll in their own box', () => {
    expect(render('| a |\n|---|\n| b |')).toContain(
      '<div class="table" tabindex="0" role="group" aria-label="Table"><table>',
    );
  });

  it('loads images lazily, and shows their title as a caption', () => {
    expect(render('![a plan](/uploads/a.webp "Level 2 & 3")').trim()).toBe(
      '<figure><img src="/uploads/a.webp" alt="a plan" loading="lazy" decoding="async">' +
        '<figcaption>Level 2 &amp; 3</figcaption></figure>',
    );
  });

  it.each([
    ['<p>\n <img src="/a.webp">\n</p>', true],
    ['<p>Words <img src="/a.webp"></p>', false],
    ['<p><img src="/a.webp"> <img src="/b.webp"></p>', false],
    ['<p><a href="/"><img src="/a.webp"></a></p>', false],
  ])('makes a figure of an image alone in its paragraph: %s', (body, isFigure) => {
    expect(render(body).startsWith('<figure>')).toBe(isFigure);
  });

  it('lets each block run in the direction of its own text', () => {
    expect(render('Words\n\nשלום\n\n- אחד')).toBe(
      '<p>Words</p>\n<p dir="rtl">שלום</p>\n<ul dir="rtl">\n<li>אחד</li>\n</ul>\n',
    );
  });

  it('drops scripts, wherever they hide', () => {
    fc.assert(
      fc.property(fc.constantFrom('', '- ', '> ', '## ', '\n\n'), fc.string(), (lead, text) => {
        const html = render(`${lead}<script>x()</script><img src=x onerror=y()>${text}`);
        expect(html).not.toMatch(/<script|<[^>]+\sonerror/i);
      }),
    );
  });

  it('counts no more words in its sections than in the whole', () => {
    fc.assert(
      fc.property(fc.array(fc.lorem()), (paragraphs) => {
        const { words, sections } = readPostBody(
          paragraphs.map((p, n) => `## ${n}\n\n${p}`).join('\n\n'),
        );
        expect(sections.reduce((sum, section) => sum + section.words, 0)).toBe(words);
      }),
    );
  });
});

describe('a pathological body', () => {
  it.each(Object.entries(pathologicalBodies(20_000)))('is still rendered: %s', (_what, body) => {
    expect(render(body)).toEqual(expect.any(String));
  });

  it('is shown as plain text when nested too deeply', () => {
    expect(render(`${'<div>'.repeat(5_000)}Words`)).toContain('Words');
    expect(readPostBody(`${'> '.repeat(5_000)}Words`).text).toBe('Words');
  });

  it('keeps what people really write: emphasis over a long paragraph, many asides', () => {
    const long = 'Words and words. '.repeat(200).trim();
    const many = '*aside* and _another_ '.repeat(1_000);
    expect(render(`*${long}*`)).toBe(`<p><em>${long}</em></p>\n`);
    expect(render(many).match(/<em>/g)).toHaveLength(2_000);
  });
});
