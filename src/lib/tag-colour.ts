import { foldedTag } from './tags.ts';

/** The number of tag colours (spec 1 §9). */
export const tagHues = 7;

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
