import { describe, expect, it } from 'vitest';
import type { SkillView } from '../../../../entities/skill.ts';
import { putBack } from '../../../../lib/put-back.ts';
import { withAdded } from './skill-list.ts';

const named = (id: string, name = id): SkillView => ({
  id,
  name,
  category: '',
  level: '',
  sortOrder: 1,
});
const listOf = (ids: string) => [...ids].map((id) => named(id));
const back = (now: string, id: string, before: string) =>
  putBack(listOf(now), id, listOf(before))
    .map((skill) => skill.id)
    .join('');

describe('Skill deletion: if the server call fails, the list is restored', () => {
  it('with the skill at its place', () => {
    expect(back('bc', 'a', 'abc')).toBe('abc');
    expect(back('ac', 'b', 'abc')).toBe('abc');
    expect(back('ab', 'c', 'abc')).toBe('abc');
  });

  it('without others that were deleted meanwhile, and with those added', () => {
    expect(back('cd', 'b', 'abc')).toBe('bcd');
    expect(back('ad', 'c', 'abc')).toBe('acd');
  });

  it('with what was changed meanwhile', () => {
    const changed = named('b', 'Renamed');
    expect(putBack([changed], 'a', listOf('ab'))).toEqual([named('a'), changed]);
    expect(putBack([named('a'), changed], 'b', listOf('ab'))).toEqual([named('a'), changed]);
  });
});

it('a skill that the list has already is not added twice', () => {
  const again = named('a', 'Sent again');
  expect(withAdded(listOf('ab'), again)).toEqual([named('b'), again]);
  expect(withAdded(listOf('ab'), named('c'))).toEqual(listOf('abc'));
});
