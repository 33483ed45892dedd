import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  coveredMonths,
  durationLabel,
  heldSpan,
  lengthOf,
  type MonthSpan,
  monthNumber,
  studySpan,
} from './durations.ts';

const today = '2026-11';
const worked = (start: string, end: string | null) =>
  durationLabel(lengthOf(heldSpan({ start, end }, today)));
const studied = (start: string, end: string | null) =>
  durationLabel(lengthOf(studySpan({ start, end }, today)));

describe("duration displays as 'n yr m mo'", () => {
  it('counts the first and the last month of a role', () => {
    expect(worked('2021-04', null)).toBe('5 yr 8 mo');
    expect(worked('2018-09', '2021-03')).toBe('2 yr 7 mo');
    expect(worked('2026-11', null)).toBe('1 mo');
    expect(worked('2025-12', null)).toBe('1 yr');
  });

  it('is the month difference for a study', () => {
    expect(studied('2010-04', '2014-03')).toBe('3 yr 11 mo');
    expect(studied('2026-11', null)).toBe('0 mo');
  });

  it('is empty for what begins after today', () => {
    expect(lengthOf(heldSpan({ start: '2027-03', end: null }, today))).toBe(0);
    expect(lengthOf(studySpan({ start: '2027-03', end: null }, today))).toBe(0);
  });

  it('shows exactly the given number of months', () => {
    fc.assert(
      fc.property(fc.nat(2000), (months) => {
        const { yr = '0', mo = '0' } = Object.fromEntries(
          [...durationLabel(months).matchAll(/(\d+) (yr|mo)/g)].map(([, n, unit]) => [unit, n]),
        );
        expect(Number(yr) * 12 + Number(mo)).toBe(months);
        expect(Number(mo)).toBeLessThan(12);
      }),
    );
  });
});

const span = fc
  .tuple(fc.integer({ min: 24_000, max: 24_400 }), fc.nat(90))
  .map(([from, length]): MonthSpan => ({ from, to: from + length }));

describe('total experience', () => {
  it('counts a month in which two roles overlap once', () => {
    const spans = [
      heldSpan({ start: '2020-01', end: '2020-12' }, today),
      heldSpan({ start: '2020-07', end: '2021-06' }, today),
    ];
    expect(durationLabel(coveredMonths(spans))).toBe('1 yr 6 mo');
  });

  it('is the number of distinct months, in whatever order the roles come', () => {
    fc.assert(
      fc.property(fc.array(span, { maxLength: 12 }), (spans) => {
        const months = new Set(
          spans.flatMap(({ from, to }) => Array.from({ length: to - from }, (_, n) => from + n)),
        );
        expect(coveredMonths(spans)).toBe(months.size);
        expect(coveredMonths(spans.toReversed())).toBe(months.size);
      }),
    );
  });

  it('numbers months so that they can be subtracted', () => {
    expect(monthNumber('2021-01') - monthNumber('2020-12')).toBe(1);
  });
});
