import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { postSchema } from '../../src/entities/post.ts';
import { ReadingMinutes } from './reading-minutes.ts';

const entry = (id: string, words: number) => ({
  id,
  version: `${id}-${words}`,
  value: v.parse(postSchema, { title: id, body: 'word '.repeat(words) }),
});

describe('the minutes to read all posts', () => {
  it('are the sum of each, 200 words a minute, minimum 1 minute, whatever was counted before', async () => {
    const minutes = new ReadingMinutes();
    expect(await minutes.total([])).toBe(0);
    expect(await minutes.total([entry('a', 1), entry('b', 401)])).toBe(4);
    expect(await minutes.total([entry('a', 201), entry('b', 401), entry('c', 10)])).toBe(6);
  });

  it('follow changes to a post, and posts that come and go', async () => {
    const minutes = new ReadingMinutes();
    const [a, b, c] = [entry('a', 1), entry('b', 401), entry('c', 201)];
    expect(await minutes.total([a, b])).toBe(4);
    expect(await minutes.total([a, c])).toBe(3);
    expect(await minutes.total([c, b])).toBe(5);
    expect(await minutes.total([b])).toBe(3);
  });
});
