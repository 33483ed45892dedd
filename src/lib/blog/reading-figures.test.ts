import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { percentRead, readCount, readingStreak } from './reading-figures.ts';

describe('a reading streak capped at 7', () => {
  const today = '2026-03-02';

  it('counts days in a row up to today, across the end of a month', () => {
    expect(readingStreak(['2026-03-02', '2026-03-01', '2026-02-28', '2026-02-26'], today)).toBe(3);
  });

  it('a streak that reached yesterday is not lost before today is over', () => {
    expect(readingStreak(['2026-03-01', '2026-02-28'], today)).toBe(2);
    expect(readingStreak(['2026-02-28'], today)).toBe(0);
    expect(readingStreak([], today)).toBe(0);
  });

  it('is the number of days read, but at most 7', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 40 }), (count) => {
        const days = Array.from({ length: count }, (_, n) =>
          new Date(Date.UTC(2026, 2, 2 - n)).toISOString().slice(0, 10),
        );
        expect(readingStreak(days.toReversed(), today)).toBe(Math.min(7, count));
      }),
    );
  });
});

describe('number read', () => {
  it('counts posts read to the end, never more than exist', () => {
    const progress = [{ percent: 94.9 }, { percent: 95 }, { percent: 100 }];
    expect(readCount(progress, 14)).toBe(2);
    expect(readCount(progress, 1)).toBe(1);
  });
});

describe('percent read', () => {
  it.each([
    [undefined, ''],
    [0, ''],
    [41.6, '42% read'],
    [100, '100% read'],
  ])('%s is told as %j', (percent, words) => expect(percentRead(percent)).toBe(words));
});
