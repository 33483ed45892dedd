import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { between, createRandom, seedFrom, shuffled } from './random.ts';

const taken = (seed: number) => Array.from({ length: 20 }, createRandom(seed));

describe('seeded randomness', () => {
  it('gives known values on every machine', () => {
    expect(seedFrom('')).toBe(2166136261);
    expect(seedFrom('a')).toBe(3826002220);
    expect(createRandom(1)()).toBeCloseTo(0.6270739405881613, 12);
  });

  it('repeats for the same text and stays within 0 and 1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const numbers = taken(seedFrom(text));
        expect(taken(seedFrom(text))).toEqual(numbers);
        expect(numbers.every((number) => number >= 0 && number < 1)).toBe(true);
        expect(new Set(numbers).size).toBeGreaterThan(10);
      }),
    );
  });

  it('distinguishes characters outside the Basic Multilingual Plane', () => {
    expect(seedFrom('🏠')).not.toBe(seedFrom('🏡'));
  });

  it('draws numbers between two bounds', () => {
    const random = createRandom(7);
    for (let round = 0; round < 100; round += 1) {
      const number = between(random, 3, 4);
      expect(number).toBeGreaterThanOrEqual(3);
      expect(number).toBeLessThan(4);
    }
  });

  it('shuffles without losing or changing anything', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.integer(), (items, seed) => {
        const given = [...items];
        const order = shuffled(createRandom(seed), items);
        expect(items).toEqual(given);
        expect(order.toSorted()).toEqual(items.toSorted());
      }),
    );
  });
});
