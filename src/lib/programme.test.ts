import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { heldSpan } from './durations.ts';
import { programmeOf, revisionMark, type Task } from './programme.ts';

const today = '2026-11';
const task = (name: string, start: string, end: string | null): Task => ({
  id: name,
  name,
  span: heldSpan({ start, end }, today),
  isCurrent: end === null,
});

describe('a programme', () => {
  const { years, bars, now, span } = programmeOf(
    [task('Tallgrass', '2021-04', null), task('Northfield', '2014-10', '2016-12')],
    today,
  );

  it('runs over whole years, the earliest bar first', () => {
    expect(span).toBe('2014 to 2026');
    expect(years).toHaveLength(13);
    expect(years[1]).toEqual({ year: '2015', at: 0.0769 });
    expect(bars.map(({ name }) => name)).toEqual(['Northfield', 'Tallgrass']);
  });

  it('letters its bars like the revisions of a drawing, without I and O', () => {
    expect(bars.map(({ mark }) => mark)).toEqual(['A', 'B']);
    expect([7, 8, 13, 23, 24, 47, 48].map(revisionMark)).toEqual([
      ...['H', 'J', 'P', 'Z', 'AA', 'AZ', 'BA'],
    ]);
  });

  it('draws bars to scale, the current one up to today', () => {
    expect(bars[0]).toMatchObject({ from: 0.0577, to: 0.2308, isCurrent: false });
    expect(bars[1]?.to).toBe(now);
    expect(now).toBe(0.9936);
  });

  it('leaves a name in its bar where it just fits', () => {
    expect(bars[0]?.fits).toEqual({ wide: true, narrow: false });
    const close = programmeOf(
      [task('Northfield Digital Works', '2014-10', '2016-12'), task('Now', '2021-04', null)],
      today,
    );
    expect(close.bars[0]?.fits).toEqual({ wide: true, narrow: false });
  });

  it('puts a name that does not fit where there is more space', () => {
    const long = 'A firm with quite a long name';
    const [early, late] = programmeOf(
      [task(long, '2014-01', '2014-03'), task(long, '2026-08', null)],
      today,
    ).bars;
    expect(early).toMatchObject({ fits: { wide: false, narrow: false }, side: 'after' });
    expect(late).toMatchObject({ fits: { wide: false, narrow: false }, side: 'before' });
  });

  it('marks no more years than can be read, and works for any career', () => {
    const month = fc.integer({ min: 1950 * 12, max: 2027 * 12 });
    const spans = fc.array(fc.tuple(month, fc.nat(400)), { maxLength: 8 });
    fc.assert(
      fc.property(spans, (given) => {
        const tasks = given.map(([from, length], n) => ({
          id: `${n}`,
          name: 'x',
          span: { from, to: from + length },
          isCurrent: false,
        }));
        const drawn = programmeOf(tasks, today);
        expect(drawn.years.length).toBeGreaterThan(0);
        expect(drawn.years.length).toBeLessThanOrEqual(14);
        for (const share of drawn.bars.flatMap(({ from, to }) => [from, to, drawn.now])) {
          expect(share).toBeGreaterThanOrEqual(0);
          expect(share).toBeLessThanOrEqual(1);
        }
      }),
    );
  });
});
