/** Combining accents; the vowel signs of other scripts are not among them. */
const accents = /[\u0300-\u036f]/g;

/** Text as searches compare it, without letter case, accents and letter width. */
export const foldedLetters = (text: string): string =>
  text.normalize('NFKD').replace(accents, '').normalize('NFKC').toLowerCase();
