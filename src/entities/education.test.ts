import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { educationMessages } from './education.ts';
import { messagesByField } from './entity.ts';

describe('education', () => {
  it('joins years and months sent apart, in camelCase or snake_case', () => {
    const raw = { school: 'a', start_year: 2010, start_month: 4, endYear: 2014, endMonth: 12 };
    expect(v.parse(collections.education.schema, raw)).toMatchObject({
      startYM: '2010-04',
      endYM: '2014-12',
    });
  });

  it('refuses a year or a month that is neither a number nor a text', () => {
    for (const sent of [{ toString: 1, valueOf: 1 }, {}, [2010], true]) {
      for (const pieces of [{ startYear: sent }, { startYear: 2010, startMonth: sent }]) {
        const { issues } = v.safeParse(collections.education.schema, { school: 'a', ...pieces });
        expect(messagesByField(issues ?? [])).toEqual({ startYM: educationMessages.badStart });
      }
    }
  });

  it.each(['first', '', true, [4], { toString: 1, valueOf: 1 }])(
    'makes a GPA of %j null, which is no number',
    (grade) => {
      const raw = { school: 'a', startYM: '2010-04', grade };
      expect(v.parse(collections.education.schema, raw).gpa).toBeNull();
    },
  );
});
