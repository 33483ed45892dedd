import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { relativeDate } from './relative-date.ts';

const now = Date.parse('2026-11-20T12:00:00Z');
const ago = (ms: number) => relativeDate(new Date(now - ms).toISOString(), now);
const [minute, hour, day] = [60_000, 3_600_000, 86_400_000];

describe("Relative dates: 'Just now'; under 1 hour 'Nm ago'; under 1 day 'Nh ago'; under 7 days 'Nd ago'; else a short date", () => {
  it.each([
    [0, 'Just now'],
    [minute - 1, 'Just now'],
    [minute, '1m ago'],
    [hour - 1, '59m ago'],
    [hour, '1h ago'],
    [day - 1, '23h ago'],
    [day, '1d ago'],
    [7 * day - 1, '6d ago'],
    [7 * day, '13 Nov 2026'],
    [-minute, 'Just now'],
    [-2 * day, '22 Nov 2026'],
  ])('%i ms ago is %s', (ms, words) => expect(ago(ms)).toBe(words));

  it('an unknown moment has no date', () => {
    expect(relativeDate('', now)).toBe('');
  });

  it('is never longer than a short date, whatever the moment', () => {
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(4e12) }),
        (date) => {
          expect(relativeDate(date.toISOString(), now).length).toBeLessThanOrEqual(11);
        },
      ),
    );
  });
});
