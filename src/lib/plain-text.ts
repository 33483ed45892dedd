import { decodeHTML } from 'entities';

const BLOCK =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|br|hr|tr|td|th|table|pre|blockquote|figure|figcaption)\b[^>]*>/gi;

/** The words of some markup, on one line: tags dropped, character references read. */
export const plainText = (markup: string): string =>
  decodeHTML(markup.replace(BLOCK, ' ').replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();

/** Text cut to at most `max` characters at the end of a word, with an ellipsis where it was cut. */
export function excerptOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = text.slice(0, max);
  const wordEnd = cut.lastIndexOf(' ');
  return `${cut.slice(0, wordEnd > max * 0.6 ? wordEnd : max).trimEnd()}…`;
}
