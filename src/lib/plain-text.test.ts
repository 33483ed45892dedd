import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countWords } from './count-words.ts';
import { excerptOf } from './excerpt.ts';
import { plainText } from './plain-text.ts';
import { readingMinutes } from './reading-time.ts';

describe('plain text', () => {
  it('separates words of neighbouring blocks and decodes character references', () => {
    expect(plainText('<h2>A</h2><p>b &amp; <b>c</b>d</p><ul><li>e</li></ul>')).toBe('A b & cd e');
  });

  it('of a text full of opened tags takes no longer than of another of its length', () => {
    const opened = '<p '.repeat(70_000);
    expect(plainText(opened)).toBe(opened.trim());
  });
});

describe('an excerpt', () => {
  it('is never longer than requested, apart from its ellipsis, and begins like the text', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 50 }), (text, max) => {
        const excerpt = excerptOf(text, max);
        expect(excerpt.length).toBeLessThanOrEqual(max + 1);
        expect(text.startsWith(excerpt.replace(/…$/, ''))).toBe(true);
      }),
    );
  });

  it('ends at the end of a word, unless that would leave out much of what fits', () => {
    expect(excerptOf('A beam, a slab and a column', 20)).toBe('A beam, a slab and…');
    expect(excerptOf(`A ${'x'.repeat(100)}`, 20)).toBe(`A ${'x'.repeat(18)}…`);
  });
});

describe('reading time', () => {
  it('is the word count divided by 200, rounded up, at least 1 minute', () => {
    expect([0, 1, 200, 201, 400].map(readingMinutes)).toEqual([1, 1, 1, 2, 2]);
    expect(countWords('  one two\nthree ')).toBe(3);
  });

  it('counts the words of scripts that put no spaces between them', () => {
    expect(countWords('吾輩は猫である。名前はまだ無い。')).toBe(9);
    expect(countWords('建筑信息模型')).toBeGreaterThan(1);
    expect(countWords('ภาษาไทยไม่มีช่องว่าง')).toBeGreaterThan(3);
    expect(countWords('壁を描く。'.repeat(300))).toBe(900);
  });

  it('counts words with spaces as ever, beside others too', () => {
    expect(countWords('a well-known — e.g. 건축 정보 रेखा')).toBe(7);
    expect(countWords('a well-known — e.g. 壁 건축')).toBe(6);
  });
});
