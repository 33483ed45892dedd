import { describe, expect, it } from 'vitest';
import { isHtml } from '../post-body/markdown.ts';
import { storyLength } from './length.ts';
import { savedHtml, savedMarkdown } from './tidy-html.ts';

describe('the editor’s HTML as it is saved', () => {
  it('has no paragraph in an item or a cell that is only one', () => {
    expect(savedHtml('<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>')).toBe(
      '<ul><li>a<ul><li>b</li></ul></li></ul>',
    );
    expect(savedHtml('<ul><li><p>a</p><p>b</p></li></ul>')).toBe(
      '<ul><li><p>a</p><p>b</p></li></ul>',
    );
  });

  it('has tables with a head, without widths', () => {
    const table =
      '<table style="min-width: 50px"><colgroup><col></colgroup><tbody><tr><th><p>a</p></th></tr><tr><td><p>b</p></td></tr></tbody></table>';
    expect(savedHtml(table)).toBe(
      '<table><thead><tr><th>a</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    );
  });

  it('has no empty captions, and no empty paragraphs after the text', () => {
    expect(
      savedHtml('<figure><img src="/a" alt=""><figcaption></figcaption></figure><p></p>'),
    ).toBe('<figure><img src="/a" alt=""></figure>');
    expect(savedHtml('<p>a</p><p></p><p>b</p><p></p><p></p>')).toBe('<p>a</p><p></p><p>b</p>');
    expect(savedHtml('<p></p>')).toBe('');
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
