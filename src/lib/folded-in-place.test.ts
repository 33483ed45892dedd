import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldedInPlace } from './folded-in-place.ts';

describe('foldedInPlace', () => {
  it('folds letters, except those that would become several characters', () => {
    expect(foldedInPlace('Où… ZÉRO ﬁn')).toBe('ou… zero ﬁn');
  });

  it('keeps every character in its place', () => {
    const keeps = fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      expect(foldedInPlace(text)).toHaveLength(text.length);
    });
    fc.assert(keeps);
  });
});
