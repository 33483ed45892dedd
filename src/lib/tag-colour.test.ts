import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tagHue, tagHues } from './tag-colour.ts';

describe('tag colours come from 7 palettes, chosen by a hash of the tag', () => {
  it('gives any text one of the seven, the same for the same tag', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (tag) => {
        expect(tagHue(tag)).toBeGreaterThanOrEqual(1);
        expect(tagHue(tag)).toBeLessThanOrEqual(tagHues);
        expect(tagHue(` ${tag} `)).toBe(tagHue(tag));
      }),
    );
  });

  it('uses all seven, and treats IFC and ifc alike', () => {
    const words = Array.from({ length: 200 }, (_, n) => `tag ${n}`);
    expect(new Set(words.map(tagHue)).size).toBe(tagHues);
    expect(tagHue('IFC')).toBe(tagHue('ifc'));
  });
});
