import { describe, expect, it } from 'vitest';
import { distinct, firstOf } from './tags.ts';

describe('cards', () => {
  it("show the first tags and '+N' for the rest", () => {
    expect(firstOf(['a', 'b', 'c'], 2)).toEqual({ shown: ['a', 'b'], more: 1 });
    expect(firstOf(['a'], 2)).toEqual({ shown: ['a'], more: 0 });
  });

  it('count distinct technologies', () => {
    expect(distinct(['React', ' react', 'IFC', ''])).toBe(2);
  });
});
