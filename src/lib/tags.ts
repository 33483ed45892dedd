/** A tag for comparison, without letter case and surrounding spaces. */
export const foldedTag = (tag: string): string => tag.trim().toLowerCase();

/** The different tags of a list, folded. */
export const foldedTags = (tags: readonly string[] = []): Set<string> =>
  new Set(tags.map(foldedTag));

/** The items a card shows, and how many more there are. */
export const firstOf = <T>(items: readonly T[], most: number): { shown: T[]; more: number } => ({
  shown: items.slice(0, most),
  more: Math.max(0, items.length - most),
});

/** How many distinct words a list has, compared like tags. */
export const distinct = (words: readonly string[]): number =>
  [...foldedTags(words)].filter((word) => word !== '').length;
