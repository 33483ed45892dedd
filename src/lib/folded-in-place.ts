import { foldedLetters } from './folded-letters.ts';

/**
 * Text folded with every letter in its place. A letter that would become several, or that folds
 * only together with its neighbours, stays as it is.
 */
export const foldedInPlace = (text: string): string =>
  text.replace(/[^\p{ASCII}]|[A-Z]/gu, (sign) => {
    const folded = foldedLetters(sign);
    return folded.length === sign.length ? folded : sign;
  });
