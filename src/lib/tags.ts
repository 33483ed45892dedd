/** Tags are shown in one of so many colours (spec 1 §9). */
export const tagHues = 7;

/**
 * Which of the seven tag colours a tag has, 1 to 7, by a hash of its words (FNV-1a); letter case
 * and surrounding spaces do not count.
 */
export function tagHue(tag: string): number {
  let hash = 2_166_136_261;
  for (const byte of new TextEncoder().encode(tag.trim().toLowerCase())) {
    hash = Math.imul(hash ^ byte, 16_777_619);
  }
  return ((hash >>> 0) % tagHues) + 1;
}

/** A list cut to what a card shows, and how many were left off. */
export const firstOf = <T>(items: readonly T[], most: number): { shown: T[]; more: number } => ({
  shown: items.slice(0, most),
  more: Math.max(0, items.length - most),
});

/** How many different words a list has; letter case and surrounding spaces do not count. */
export const distinct = (words: readonly string[]): number =>
  new Set(words.map((word) => word.trim().toLowerCase()).filter((word) => word !== '')).size;
