import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { p50, p95, percentile } from './statistics.ts';

const oneTo = (last: number) => Array.from({ length: last }, (_, n) => n + 1);
const values = fc.array(fc.integer(), { minLength: 1 });

describe('a percentile', () => {
  it('is the value at the nearest rank', () => {
    expect(p50(oneTo(60))).toBe(30);
    expect(p95(oneTo(60))).toBe(57);
    expect(p95(oneTo(100))).toBe(95);
    expect(p95([7])).toBe(7);
  });

  it('neither depends on the order of the values nor changes it', () => {
    const given = [3, 1, 2];
    expect(p50(given)).toBe(2);
    expect(given).toEqual([3, 1, 2]);
  });

  it('compares values as numbers, not as text', () => {
    expect(percentile([9, 100, 20], 1)).toBe(100);
  });

  it('is one of the values, and the given share of them does not exceed it', () => {
    fc.assert(
      fc.property(values, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const found = percentile(given, share);
        expect(given).toContain(found);
        const within = given.filter((value) => value <= found).length;
        expect(within).toBeGreaterThanOrEqual(share * given.length);
      }),
    );
  });

  it('throws when there are no values', () => {
    expect(() => p50([])).toThrow('no percentile of nothing');
  });
});
