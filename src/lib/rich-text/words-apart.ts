import type { RichTextKind } from '../../entities/entity.ts';
import { allowLists } from './allow-lists.ts';

/** Tags of blocks and of their parts, whose words a browser shows apart from what is beside them. */
const parts = [
  ...['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'figcaption'],
  ...['dl', 'dt', 'dd', 'tr', 'th', 'td', 'caption', 'summary', 'details', 'section', 'article'],
  ...['header', 'footer', 'aside', 'address', 'legend', 'center'],
];

/** Matches dropped tags that are all that stands between two words. */
function betweenWords(kept: readonly string[]): RegExp {
  const dropped = parts.filter((tag) => !kept.includes(tag)).join('|');
  // Begins only after words and so not inside a run of tags: matching takes linear time.
  return new RegExp(`(?<=[^\\s>])(?:</?(?:${dropped})(?:\\s[^<>]*)?>)+(?=[^\\s<])`, 'gi');
}

const between = Object.fromEntries(
  Object.entries(allowLists).map(([kind, { tags }]) => [kind, betweenWords(tags)]),
) as Record<RichTextKind, RegExp>;

/**
 * Markup with a space where tags that its kind drops, a definition's or a cell's for example, are
 * all that stands between two words, so that dropping them joins no words.
 */
export const wordsApart = (kind: RichTextKind, markup: string): string =>
  markup.replace(between[kind], '$& ');
