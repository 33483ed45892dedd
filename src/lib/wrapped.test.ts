import fc from 'fast-check';
import { expect, it } from 'vitest';
import { wrapped } from './wrapped.ts';

it('it wraps around', () => {
  expect(wrapped(2, 1, 3)).toBe(0);
  expect(wrapped(0, -1, 3)).toBe(2);
  fc.assert(
    fc.property(fc.nat(50), fc.integer({ min: -200, max: 200 }), fc.nat(50), (at, steps, count) => {
      const place = wrapped(at, steps, count);
      expect(place).toBeGreaterThanOrEqual(0);
      expect(place).toBeLessThan(Math.max(1, count));
      if (count > 0 && at < count) expect(wrapped(place, -steps, count)).toBe(at);
    }),
  );
});
