/** Reading speed in words per minute (spec 2 §9). */
export const wordsPerMinute = 200;
/** A code block counts as this many words (spec 2 §9). */
export const wordsPerCodeBlock = 50;

/** The minutes it takes to read a number of words, rounded up, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / wordsPerMinute));
