import { decodeHTML } from 'entities';

const BLOCK =
  /<\/?(?:p|div|h[1-6]|li|ul|ol|br|hr|tr|td|th|table|pre|blockquote|figure|figcaption)\b[^<>]*>/gi;

/** The text of some markup on one line, without tags and with character references decoded. */
export const plainText = (markup: string): string =>
  decodeHTML(markup.replace(BLOCK, ' ').replace(/<[^<>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim();
