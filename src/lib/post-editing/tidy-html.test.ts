import { describe, expect, it } from 'vitest';
import { isHtml } from '../post-body/markdown.ts';
import { storyLength } from './length.ts';
import { savedBlock, savedBlocks, savedHtml, savedMarkdown } from './tidy-html.ts';

describe('the editor’s HTML as it is saved', () => {
  it('has no paragraph in an item or a cell that is only one', () => {
    expect(savedHtml('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>')).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    );
    expect(savedHtml('<ul><li><p>a</p><p>b</p></li></ul>')).toBe(
      '<ul><li><p>a</p><p>b</p></li></ul>',
    );
  });

  it('has tables with a head of their headings, and a foot', () => {
    const row = (cell: string, section = '') => `<tr${section}><${cell}><p>a</p></${cell}></tr>`;
    const rows = [row('th'), row('td'), row('td', ' data-section="tfoot"')].join('');
    expect(savedHtml(`<table><tbody>${rows}</tbody></table>`)).toBe(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>a</td></tr></tbody><tfoot><tr><td>a</td></tr></tfoot></table>',
    );
    const headed = row('th', ' data-section="tbody"');
    expect(savedHtml(`<table><tbody>${headed}</tbody></table>`)).toBe(
      '<table><tbody><tr><th>a</th></tr></tbody></table>',
    );
  });

  it('has the markup that the editor keeps, untouched', () => {
    const kept = '<figure><table><tbody><tr><th><p>a</p></th></tr></tbody></table></figure>';
    const shown = `<div data-kept="${kept}"><p>as shown</p></div>`;
    expect(savedHtml(`<p>a</p>${shown}<p>b</p>`)).toBe(`<p>a</p>${kept}<p>b</p>`);
  });

  it('has colours as they were written, text without a paragraph, and pictures without a figure', () => {
    const colour = '<span style="color: rgb(200, 39, 0)" data-colour="#c82700">a</span>';
    expect(savedHtml(`<p>${colour}</p>`)).toBe('<p><span style="color: #c82700">a</span></p>');
    expect(savedHtml('<div data-bare=""><p>a</p></div>')).toBe('<div>a</div>');
    expect(savedHtml('<div><p>a</p></div>')).toBe('<div><p>a</p></div>');
    const figure = (caption: string) =>
      `<figure data-bare=""><img src="/a" alt=""><figcaption>${caption}</figcaption></figure>`;
    expect(savedHtml(`<p>a</p>${figure('')}`)).toBe('<p>a</p><img src="/a" alt="">');
    expect(savedHtml(figure('b'))).toContain('<figcaption>b</figcaption></figure>');
  });

  it('has no empty captions, and no empty paragraphs after the text', () => {
    expect(
      savedHtml('<figure><img src="/a" alt=""><figcaption></figcaption></figure><p></p>'),
    ).toBe('<figure><img src="/a" alt=""></figure>');
    expect(savedHtml('<p>a</p><p></p><p>b</p><p></p><p></p>')).toBe('<p>a</p><p></p><p>b</p>');
    expect(savedHtml('<p></p>')).toBe('');
  });

  it('is the same when each block is saved by itself', () => {
    const blocks = [
      '<p>``` a</p>',
      '<p></p>',
      '<ul><li><p><span style="color: red" data-colour="#f00">b</span></p></li></ul>',
      '<div data-kept="&lt;p&gt;c&lt;/p&gt;"></div>',
      '<p></p>',
    ];
    for (const end of blocks.keys()) {
      const first = blocks.slice(0, end + 1);
      expect(savedBlocks(first.map(savedBlock))).toBe(savedHtml(first.join('')));
    }
  });

  it('is never mistaken for Markdown, even with backticks', () => {
    expect(isHtml(savedHtml('<p>``` a</p><p>b</p>'))).toBe(true);
  });
});

it('a body typed as Markdown stays so, unless the reader would treat it as HTML', () => {
  expect(savedMarkdown('*a*')).toBe('*a*');
  expect(savedMarkdown('*a*\n\n<p>b</p>').trim()).toBe('<p><em>a</em></p>\n<p>b</p>');
});

it('each code block counts as 50 extra words', () => {
  expect(storyLength('<p>one two</p><pre><code>a b c</code></pre>')).toEqual({
    words: 52,
    minutes: 1,
  });
  expect(storyLength('').minutes).toBe(1);
});
