/** Tags of blocks and of their parts, whose words a browser shows apart from what is beside them. */
const parts = [
  ...['p', 'div', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'blockquote', 'pre', 'figcaption'],
  ...['dl', 'dt', 'dd', 'tr', 'th', 'td', 'caption', 'summary', 'details', 'section', 'article'],
  ...['header', 'footer', 'aside', 'address', 'legend', 'center'],
];

/**
 * Makes a function that puts a space where dropped tags of blocks, a definition's or a cell's for
 * example, are all that stands between two words, so that dropping them joins no words.
 *
 * @param kept the tags that are not dropped.
 */
export function wordsApart(kept: readonly string[]): (markup: string) => string {
  const dropped = parts.filter((tag) => !kept.includes(tag)).join('|');
  // Begins only after words and so not inside a run of tags: matching takes linear time.
  const between = new RegExp(`(?<=[^\\s>])(?:</?(?:${dropped})(?:\\s[^<>]*)?>)+(?=[^\\s<])`, 'gi');
  return (markup) => markup.replace(between, '$& ');
}
