import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { typedTags, withoutBegun, withTags } from './tag-list.ts';

describe('tags', () => {
  it('are trimmed, and empties dropped', () => {
    expect(typedTags(' React, ,Node\nIFC ,')).toEqual(['React', 'Node', 'IFC']);
  });

  it('ignore duplicates case-insensitively', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.array(fc.string()), (tags, more) => {
        const joined = withTags(withTags([], tags), more);
        const lower = joined.map((tag) => tag.toLowerCase());
        expect(new Set(lower).size).toBe(lower.length);
        expect(withTags(joined, more)).toEqual(joined);
      }),
    );
  });
});

it('a tag that was chosen takes the place of its beginning, in any letter case', () => {
  expect(withoutBegun('Pyth', ['Python'])).toBe('');
  expect(withoutBegun('Java, pyth', ['Python'])).toBe('Java');
  expect(withoutBegun('Dock', ['Python'])).toBe('Dock');
  expect(withoutBegun('Pyth, Go', ['Python'])).toBe('Pyth, Go');
  expect(withoutBegun(' ', ['Python'])).toBe(' ');
});
