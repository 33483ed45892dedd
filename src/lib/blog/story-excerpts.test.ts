import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchExcerpt, storyExcerpt } from './story-excerpts.ts';

const words = fc
  .array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 90 })
  .map((parts) => parts.join(' ').trim());

describe('excerpt 200 characters (120 in list mode, 500 for search)', () => {
  it('is never longer', () => {
    fc.assert(
      fc.property(words, (text) => {
        const { full, short } = storyExcerpt(text);
        expect(short.length).toBeLessThanOrEqual(121);
        expect(full.length).toBeLessThanOrEqual(201);
        for (const one of [full, short]) expect(text.startsWith(one.replace(/…$/, ''))).toBe(true);
        expect(searchExcerpt(text).length).toBeLessThanOrEqual(501);
      }),
    );
  });

  it('a short excerpt is complete in every view', () => {
    expect(storyExcerpt('Of doors.')).toEqual({ full: 'Of doors.', short: '' });
  });

  it('a longer one ends earlier in a list, at the end of a word', () => {
    const text = 'word '.repeat(60).trim();
    const { full, short } = storyExcerpt(text);
    expect([short.length, short.at(-1)]).toEqual([120, '…']);
    expect(full).toBe(`${'word '.repeat(40).trim()}…`);
    expect(searchExcerpt(text)).toBe(text);
  });
});
