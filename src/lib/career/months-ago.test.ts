import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { monthNumber } from '../durations.ts';
import { localMonth, monthsBefore, quickMonths } from './months-ago.ts';

afterEach(() => vi.unstubAllEnvs());

describe('quick-select dates', () => {
  it('This Month, Last Month, 6 Months Ago, 1 Year Ago', () => {
    const chosen = quickMonths.map(([name, count]) => [name, monthsBefore('2026-01', count)]);
    expect(chosen).toEqual([
      ['This Month', '2026-01'],
      ['Last Month', '2025-12'],
      ['6 Months Ago', '2025-07'],
      ['1 Year Ago', '2025-01'],
    ]);
  });

  it('goes back exactly that many months', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1900, max: 2100 }),
        fc.integer({ min: 1, max: 12 }),
        fc.nat(600),
        (year, number, count) => {
          const month = `${year}-${String(number).padStart(2, '0')}`;
          const before = monthsBefore(month, count);
          expect(before).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
          expect(monthNumber(month) - monthNumber(before)).toBe(count);
        },
      ),
    );
  });

  it('does not skip a month on the last day of a month, in any time zone', () => {
    const lastHour = new Date('2026-03-31T23:30:00Z');
    const monthIn = (zone: string) => {
      vi.stubEnv('TZ', zone);
      return localMonth(lastHour);
    };
    expect(monthIn('UTC')).toBe('2026-03');
    expect(monthIn('Asia/Tokyo')).toBe('2026-04');
    expect(monthIn('America/Los_Angeles')).toBe('2026-03');
    expect(monthsBefore(monthIn('UTC'), 1)).toBe('2026-02');
  });
});
