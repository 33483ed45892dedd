import { cardLimits } from '../card-limits.ts';
import { excerptOf } from '../excerpt.ts';

/** An excerpt of 200 characters in three parts, of which a list shows the first two. */
export type StoryExcerpt = { start: string; cut: '…' | ''; rest: string };

/**
 * An excerpt for every view (spec 2 §9): `start` and `cut` are its 120 characters in a list,
 * `start` and `rest` its 200 elsewhere.
 */
export function storyExcerpt(excerpt: string): StoryExcerpt {
  const full = excerptOf(excerpt, cardLimits.excerpt);
  const short = excerptOf(full, cardLimits.listExcerpt);
  if (short === full) return { start: full, cut: '', rest: '' };
  const start = short.slice(0, -1);
  return { start, cut: '…', rest: full.slice(start.length) };
}

/** The excerpt while searching: 500 characters of the story itself (spec 2 §9). */
export const searchExcerpt = (preview: string): string =>
  excerptOf(preview, cardLimits.searchExcerpt);
