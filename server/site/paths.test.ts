import { describe, expect, it } from 'vitest';
import type { Post } from '../../src/entities/post.ts';
import { storedPost as post } from '../../tests/fixtures/posts.ts';
import { pathsOf } from './paths.ts';

const pathsOfPost = (before?: Post, after?: Post) =>
  pathsOf({ folder: 'posts', id: 'a', before, after }, 101);

describe('the paths that a change to a post may add or remove', () => {
  const lists = ['/blog/page/2', '/sitemap/1.xml'];

  it('are its own and that of the last list page when it comes, goes or moves', () => {
    expect(pathsOfPost(undefined, post())).toEqual(['/blog/a', ...lists]);
    expect(pathsOfPost(post(), undefined)).toEqual(['/blog/a', ...lists]);
    expect(pathsOfPost(post(), post({ status: 'draft' }))).toEqual(['/blog/a', ...lists]);
    const moved = post({ slug: 'b', formerSlugs: ['a'] });
    expect(pathsOfPost(post(), moved)).toEqual(['/blog/a', '/blog/b', ...lists]);
  });

  it('are none when it keeps its place, as with most saves', () => {
    expect(pathsOfPost(post(), post({ title: 'B', body: 'Other.', tags: ['x'] }))).toEqual([]);
    const draft = (more = {}) => post({ status: 'draft', ...more });
    expect(pathsOfPost(draft(), draft({ body: 'Other.' }))).toEqual([]);
  });
});
