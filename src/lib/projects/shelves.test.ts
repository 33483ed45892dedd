import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shelfLength, shelvesOf } from './shelves.ts';

describe('Shelves', () => {
  it('hold every project once, in its order, and all but the last are full', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 100 }), (items) => {
        const shelves = shelvesOf(items);
        expect(shelves.flat()).toEqual(items);
        expect(shelves.slice(0, -1).every((shelf) => shelf.length === shelfLength)).toBe(true);
        expect(shelves.every((shelf) => shelf.length > 0)).toBe(true);
      }),
    );
  });
  it('end with whole rows in 1, 2 and 3 columns', () => {
    expect([1, 2, 3].every((columns) => shelfLength % columns === 0)).toBe(true);
  });
});
