/** Where the body of a post is cut for its excerpt, and from which length on (spec 2 §5). */
const postExcerptLimits = { whole: 200, cut: 197 } as const;

/** The first `max` characters of a text; a character of two halves at the end stays out. */
const start = (text: string, max: number): string =>
  text.slice(0, max).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Text cut to at most `max` characters at the end of a word; an ellipsis in place of what follows,
 * and of punctuation before it.
 */
export function excerptOf(text: string, max: number): string {
  if (text.length <= max) return text;
  const cut = start(text, max);
  const wordEnd = cut.lastIndexOf(' ');
  return `${(wordEnd > max * 0.6 ? cut.slice(0, wordEnd) : cut).replace(/[\s.,;:]+$/, '')}…`;
}

/** The excerpt of a post's text: cut to 197 characters plus an ellipsis when over 200. */
export function postExcerpt(text: string): string {
  const { whole, cut } = postExcerptLimits;
  return text.length > whole ? `${start(text, cut)}…` : text;
}
