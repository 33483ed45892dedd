import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postSchema } from '../../../src/entities/post.ts';
import { generatePost, marked } from './posts.ts';
import { wordCount } from './prose.ts';
import { tags } from './words.ts';

const some = Array.from({ length: 300 }, (_, number) => generatePost(number));

describe('a generated post', () => {
  it('is the same in every run and on every machine', () => {
    const digest = createHash('sha256').update(JSON.stringify(some)).digest('hex').slice(0, 16);
    expect(digest).toBe('8caab83a3e969b08');
    expect(generatePost(7)).toEqual(generatePost(7));
  });

  it('is stored unchanged by its schema', () => {
    for (const { post } of some) expect(v.parse(postSchema, post)).toEqual(post);
  });

  it('has an id and an address of its own', () => {
    expect(new Set(some.map(({ id }) => id)).size).toBe(some.length);
    expect(new Set(some.map(({ post }) => post.slug)).size).toBe(some.length);
  });

  it('has 300 to 900 words, headings, a list, and 2 to 4 tags', () => {
    for (const { post } of some) {
      expect(wordCount(post.body)).toBeGreaterThanOrEqual(300);
      expect(wordCount(post.body)).toBeLessThanOrEqual(900);
      expect(post.body).toMatch(/^## /m);
      expect(post.body).toMatch(/^- \*\*/m);
      expect(post.tags.length).toBeGreaterThanOrEqual(2);
      expect(post.tags.length).toBeLessThanOrEqual(4);
    }
  });

  it('has a block of code in every third post', () => {
    const withCode = some.filter(({ post }) => post.body.includes('```'));
    expect(withCode.length).toBe(some.length / 3);
  });

  it('shares its tags with others, and every tag is used', () => {
    expect(new Set(some.flatMap(({ post }) => post.tags))).toEqual(new Set(tags));
  });

  it('is newer than the next', () => {
    const moments = some.map(({ post }) => post.publishedAt ?? '');
    expect(moments).toEqual(moments.toSorted().toReversed());
  });

  it('keeps its word count when its mark changes', () => {
    for (const { post } of some) {
      const next = marked(post.body, 'another');
      expect(next.endsWith('mark another')).toBe(true);
      expect(wordCount(next)).toBe(wordCount(post.body));
      expect(marked(next, /mark (\S+)$/.exec(post.body)?.[1] ?? '')).toBe(post.body);
    }
  });
});
