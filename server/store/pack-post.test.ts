import * as v from 'valibot';
import { expect, it } from 'vitest';
import { type Post, postSchema } from '../../src/entities/post.ts';
import { packPost } from './pack-post.ts';

/** A post as it is read from a file: every value in it is a new one. */
const read = (more: Partial<Post>): Post =>
  v.parse(postSchema, JSON.parse(JSON.stringify({ title: 'T', body: 'Words', ...more })));

it('a packed post is equal to the post, and shares what it has in common with others', () => {
  const moment = '2026-01-01T00:00:00.000Z';
  const dates = { createdAt: moment, updatedAt: moment, publishedAt: moment };
  const posts = [read({ tags: ['BIM', 'One'], ...dates }), read({ tags: ['BIM'], body: 'More' })];
  const [one, other] = posts.map((post) => packPost(post));
  expect([one, other]).toEqual(posts);
  expect(one?.theme).toBe(other?.theme);
  expect(JSON.stringify(one)).toBe(JSON.stringify(posts[0]));
});
