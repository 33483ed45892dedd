import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { yearMonth } from './date-fields.ts';
import { entitySchema, messagesByField } from './entity.ts';
import { requiredText } from './fields.ts';
import { endsBeforeStart, withPeriod } from './period.ts';

const month = fc
  .record({ year: fc.integer({ min: 1950, max: 2050 }), month: fc.integer({ min: 1, max: 12 }) })
  .map(({ year, month }) => ({
    text: `${year}-${String(month).padStart(2, '0')}`,
    number: year * 12 + month,
  }));

const fields = { name: requiredText('Name is required'), from: yearMonth('?'), to: yearMonth('?') };
const schema = withPeriod(entitySchema(fields), 'from', 'to', 'Too early.');

const refusals = (raw: unknown) => messagesByField(v.safeParse(schema, raw).issues ?? []);

describe('a period', () => {
  it('ends before it starts exactly if its last month is an earlier one', () => {
    fc.assert(
      fc.property(month, month, (start, end) => {
        expect(endsBeforeStart(start.text, end.text)).toBe(end.number < start.number);
      }),
    );
  });

  it.each([
    ['', '2020-01'],
    ['2020-', '2019-01'],
    ['2020-01', null],
    [undefined, '2020-01'],
  ])('from %j to %j is not said to be wrong', (start, end) => {
    expect(endsBeforeStart(start, end)).toBe(false);
  });

  it('that ends too early is refused at its end, beside whatever else is wrong', () => {
    expect(refusals({ name: '', from: '2021-05', to: '2021-04' })).toEqual({
      name: 'Name is required',
      to: 'Too early.',
    });
  });

  it('may end in the month it starts, and need not end', () => {
    expect(refusals({ name: 'a', from: '2021-05', to: '2021-05' })).toEqual({});
    expect(refusals({ name: 'a', from: '2021-05' })).toEqual({});
  });
});
