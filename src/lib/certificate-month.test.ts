import { describe, expect, it } from 'vitest';
import { chosenMonth, monthText, typedMonth, yearGrid, yearWithin } from './certificate-month.ts';

describe('the month text box', () => {
  it.each([
    ['4/2021', '2021-04'],
    ['12-2020', '2020-12'],
    ['07.2019', '2019-07'],
    [' 1/2026 ', '2026-01'],
    ['9 / 2024', '2024-09'],
  ])('accepts %s', (text, month) => {
    expect(typedMonth(text)).toBe(month);
  });

  it.each(['13/2020', '0/2020', '2020-04', '4/20', 'April 2021', '4 2021', ''])(
    'clears %j',
    (text) => {
      expect(typedMonth(text)).toBeNull();
    },
  );

  it('shows MM/YYYY', () => {
    expect([monthText('2021-04'), monthText(null)]).toEqual(['04/2021', '']);
  });

  it('takes a month chosen in a year of fewer than four digits', () => {
    expect(monthText(chosenMonth(800, 5))).toBe('05/0800');
  });

  it('the year arrows stay within the years that a month can have', () => {
    expect([-3, 800, 10_004].map(yearWithin)).toEqual([0, 800, 9999]);
    expect([yearGrid(2), yearGrid(9998)].map((years) => [years[0], years.at(-1)])).toEqual([
      [0, 9],
      [9991, 9999],
    ]);
  });

  it('the year grid shows 15 years, 7 before to 7 after', () => {
    const years = yearGrid(2026);
    expect([years.length, years[0], years[7], years[14]]).toEqual([15, 2019, 2026, 2033]);
  });
});
