/** Texts typed or pasted, split at commas and line ends, trimmed, empties dropped. */
export const typedTags = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** The tags with more behind them; a tag already there, in whatever case, is not added again. */
export function withTags(tags: readonly string[], more: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const added = more.filter((tag) => {
    const isNew = !known.has(tag.toLowerCase());
    known.add(tag.toLowerCase());
    return isNew;
  });
  return [...tags, ...added];
}
