import { describe, expect, it } from 'vitest';
import { availabilityAt, hourInTokyo } from './availability.ts';

describe('availability in Tokyo time', () => {
  it.each([
    ['working', [9, 12, 17.98]],
    ['available', [19, 21.98]],
    ['offline', [0, 8.98, 18, 18.5, 22, 23.98]],
  ] as const)('%s', (state, hours) => {
    for (const hour of hours) expect(availabilityAt(hour)).toBe(state);
  });

  it('is nine hours ahead of UTC, also past midnight', () => {
    expect(hourInTokyo(new Date('2026-11-20T12:30:00Z'))).toBe(21.5);
    expect(hourInTokyo(new Date('2026-11-20T15:00:00Z'))).toBe(0);
  });
});
