import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchExcerpt, storyExcerpt } from './story-excerpts.ts';

const words = fc
  .array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 90 })
  .map((parts) => parts.join(' ').trim());

describe('excerpt 200 characters (120 in list mode, 500 for search)', () => {
  it('never says more, and says nothing twice', () => {
    fc.assert(
      fc.property(words, (text) => {
        const { start, cut, rest } = storyExcerpt(text);
        expect(`${start}${cut}`.length).toBeLessThanOrEqual(121);
        expect(`${start}${rest}`.length).toBeLessThanOrEqual(201);
        expect(text.startsWith(`${start}${rest}`.replace(/…$/, ''))).toBe(true);
        expect(searchExcerpt(text).length).toBeLessThanOrEqual(501);
      }),
    );
  });

  it('a short excerpt is whole in every view', () => {
    expect(storyExcerpt('Of doors.')).toEqual({ start: 'Of doors.', cut: '', rest: '' });
  });

  it('a longer one ends earlier in a list, at the end of a word', () => {
    const text = 'word '.repeat(60).trim();
    const { start, cut, rest } = storyExcerpt(text);
    expect([start.length, cut]).toEqual([119, '…']);
    expect(`${start}${rest}`).toBe(`${'word '.repeat(40).trim()}…`);
    expect(searchExcerpt(text)).toBe(text);
  });
});
