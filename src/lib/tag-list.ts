/** Splits typed or pasted text at commas and line ends; trims the tags and drops empty ones. */
export const typedTags = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Appends tags, except those already there in any letter case. */
export function withTags(tags: readonly string[], more: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const added = more.filter((tag) => {
    const isNew = !known.has(tag.toLowerCase());
    known.add(tag.toLowerCase());
    return isNew;
  });
  return [...tags, ...added];
}
