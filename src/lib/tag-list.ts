/** Splits typed or pasted text at commas and line ends; trims the tags and drops empty ones. */
export const typedTags = (text: string): string[] =>
  text
    .split(/[,\n]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '');

/** Typed text without its last tag if that, in any letter case, begins one that was chosen. */
export function withoutBegun(text: string, chosen: readonly string[]): string {
  const tags = typedTags(text);
  const last = tags.at(-1)?.toLowerCase();
  const isBegun = last !== undefined && chosen.some((tag) => tag.toLowerCase().startsWith(last));
  return isBegun ? tags.slice(0, -1).join(', ') : text;
}

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
