/** Reading speed in words per minute (spec 2 §9). */
export const wordsPerMinute = 200;
/** A code block is read as this many words (spec 2 §9). */
export const wordsPerCodeBlock = 50;

/** How many words a plain text has. */
export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;

/** Whole minutes to read so many words, rounded up, at least one. */
export const readingMinutes = (words: number): number =>
  Math.max(1, Math.ceil(words / wordsPerMinute));
