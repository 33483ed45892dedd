import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { collections } from './collections.ts';
import { messagesByField } from './entity.ts';

type Raw = Record<string, unknown>;

describe('experience', () => {
  const parse = (raw: Raw) => v.safeParse(collections.experience.schema, raw);

  it('takes tools as array, JSON text or text separated by comma, semicolon or bar, at most 20', () => {
    const base = { company: 'a', startDate: '2020-01' };
    for (const tools of [['a', 'b'], '["a","b"]', 'a,b', 'a; b', 'a|b']) {
      expect(parse({ ...base, tools }).output).toMatchObject({ tools: ['a', 'b'] });
    }
    const many = Array.from({ length: 30 }, (_, n) => `t${n}`);
    expect(parse({ ...base, tools: many }).output).toMatchObject({ tools: many.slice(0, 20) });
  });

  it('says Company is required and Start date is required', () => {
    expect(messagesByField(parse({}).issues ?? [])).toEqual({
      company: 'Company is required',
      startDate: 'Start date is required',
    });
  });

  it('says End date must be after start date.', () => {
    const held = (endDate: string | null) => parse({ company: 'a', startDate: '2024-05', endDate });
    expect(messagesByField(held('2024-04').issues ?? [])).toEqual({
      endDate: 'End date must be after start date.',
    });
    for (const end of ['2024-05', '2024-06', null]) expect(held(end).success).toBe(true);
  });
});
