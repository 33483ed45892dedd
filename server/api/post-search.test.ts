import { expect, it } from 'vitest';
import { storedPost } from '../../tests/fixtures/posts.ts';
import { postSearch } from './post-search.ts';

it('a post full of opened tags is searched as quickly as another of its length', () => {
  const post = { ...storedPost(), body: `<p>${'<p '.repeat(70_000)}` };
  expect(postSearch('p')?.(post)).toBe(true);
});
