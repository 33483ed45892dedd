import { cardLimits } from '../card-limits.ts';
import { excerptOf } from '../excerpt.ts';

/**
 * An excerpt of 200 characters, and the shorter one for the list view; empty if they are the same.
 */
export type StoryExcerpt = { full: string; short: string };

/**
 * An excerpt for every view (spec 2 §9). Each is a separate text, because one that continued the
 * other would shift when the web font arrives and changes the line breaks.
 */
export function storyExcerpt(excerpt: string): StoryExcerpt {
  const full = excerptOf(excerpt, cardLimits.excerpt);
  const short = excerptOf(full, cardLimits.listExcerpt);
  return { full, short: short === full ? '' : short };
}

/** The excerpt while searching: 500 characters of the story itself (spec 2 §9). */
export const searchExcerpt = (preview: string): string =>
  excerptOf(preview, cardLimits.searchExcerpt);
