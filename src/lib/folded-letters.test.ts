import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedLetters } from './folded-letters.ts';

describe('foldedLetters', () => {
  it.each([
    ['Où est ZÉRO?', 'ou est zero?'],
    ['Ｗｉｄｅ', 'wide'],
    ['e\u0301', 'e'],
  ])('folds %s to %s', (text, folded) => expect(foldedLetters(text)).toBe(folded));

  it('keeps apart what only looks like an accent in other scripts', () => {
    expect(foldedLetters('がか')).toBe('がか');
    expect(foldedLetters('की')).toBe('की');
  });

  it('does not change folded text', () => {
    const folds = fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = foldedLetters(text);
      expect(foldedLetters(once)).toBe(once);
    });
    fc.assert(folds);
  });
});
