/** The number of tag colours (spec 1 §9). */
export const tagHues = 7;

/** A tag for comparison, without letter case and surrounding spaces. */
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

/** The colour of a tag's chip, as its style names it. */
export const tagColour = (tag: string): string => `var(--tag-${tagHue(tag)})`;

/** The items a card shows, and how many more there are. */
export const firstOf = <T>(items: readonly T[], most: number): { shown: T[]; more: number } => ({
  shown: items.slice(0, most),
  more: Math.max(0, items.length - most),
});

/** How many distinct words a list has, compared like tags. */
export const distinct = (words: readonly string[]): number =>
  [...foldedTags(words)].filter((word) => word !== '').length;
