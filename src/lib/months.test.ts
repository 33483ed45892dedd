import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinedMonth, partsOf, yearsBetween } from './months.ts';

describe('month picker', () => {
  it('years 1970 to current + 10, the latest first', () => {
    const years = yearsBetween(1970, 2036);
    expect([years.length, years[0], years[1], years.at(-1)]).toEqual([67, 2036, 2035, 1970]);
    expect([yearsBetween(2026, 2026), yearsBetween(2026, 2025)]).toEqual([[2026], []]);
  });

  it('keeps a half that is chosen until the other is too', () => {
    const half = (chars: string[]) => fc.constantFrom('', ...chars);
    fc.assert(
      fc.property(half(['1970', '2026']), half(['01', '12']), (year, month) => {
        expect(partsOf(joinedMonth(year, month))).toEqual({ year, month });
      }),
    );
    expect([joinedMonth('', ''), joinedMonth('2026', ''), joinedMonth('', '05')]).toEqual([
      '',
      '2026-',
      '-05',
    ]);
  });

  it.each([null, '', '12026-05', '2026-05-01', 'soon'])('has nothing chosen for %s', (value) => {
    expect(partsOf(value)).toEqual({ year: '', month: '' });
  });
});
