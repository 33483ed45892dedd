import { foldedLetters } from './folded-letters.ts';

/** The words of a query, folded. */
export const wordsIn = (query: string): string[] =>
  foldedLetters(query).split(/\s+/).filter(Boolean);

/** Whether a folded text contains each of some folded words. */
export const holdsEach = (folded: string, words: readonly string[]): boolean =>
  words.every((word) => folded.includes(word));

/**
 * Returns a test for texts that contain every word of a query. An empty query matches every text.
 */
export function wordSearch(query: string): (text: string) => boolean {
  const words = wordsIn(query);
  return (text) => words.length === 0 || holdsEach(foldedLetters(text), words);
}
