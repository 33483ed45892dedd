/** Tags are shown in one of so many colours (spec 1 §9). */
export const tagHues = 7;

/** What makes two tags the same one: letter case and surrounding spaces do not count. */
export const foldedTag = (tag: string): string => tag.trim().toLowerCase();

/** The different tags of a list, folded. */
export const foldedTags = (tags: readonly string[] = []): Set<string> =>
  new Set(tags.map(foldedTag));

/**
 * Which of the seven tag colours a tag has, 1 to 7, by a hash of its words (FNV-1a).
 */
export function tagHue(tag: string): number {
  let hash = 2_166_136_261;
  for (const byte of new TextEncoder().encode(foldedTag(tag))) {
    hash = Math.imul(hash ^ byte, 16_777_619);
  }
  return ((hash >>> 0) % tagHues) + 1;
}

/** A list cut to what a card shows, and how many were left off. */
export const firstOf = <T>(items: readonly T[], most: number): { shown: T[]; more: number } => ({
  shown: items.slice(0, most),
  more: Math.max(0, items.length - most),
});

/** How many different words a list has, as tags are told apart. */
export const distinct = (words: readonly string[]): number =>
  [...foldedTags(words)].filter((word) => word !== '').length;
