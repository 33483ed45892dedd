import { describe, expect, it } from 'vitest';
import type { Post } from '../../src/entities/post.ts';
import { storedPost } from '../../tests/fixtures/posts.ts';
import { tagKey } from '../api/cache-tag.ts';
import { tagsOfChange } from './cache-tags.ts';

const post = (more: object = {}): Post => storedPost({ excerpt: 'E', tags: ['x'], ...more });

const tagsOfEntry = (folder: string, id: string) => tagsOfChange({ folder, id }, () => 0);

const tagsOfPost = (before?: Post, after?: Post) =>
  tagsOfChange({ folder: 'posts', id: 'a', before, after }, () => 3);

describe('the cache tags of a change', () => {
  it('name the entry and its collection, whatever the id’s characters', () => {
    expect(tagsOfEntry('skills', 'a')).toEqual(['skills/a', 'skills']);
    expect(tagsOfEntry('skills', 'ä,"')).toEqual(['skills/%C3%A4%2C%22', 'skills']);
    expect(tagsOfEntry('', 'profile')).toEqual(['profile']);
  });

  const shown = ['posts/a', 'summaries/a', 'every-post'];

  it('of a post that comes, goes or moves name all lists, and those of its tags', () => {
    const all = [...shown, 'posts', tagKey('x')];
    expect(tagsOfPost(undefined, post())).toEqual(all);
    expect(tagsOfPost(post(), undefined)).toEqual(all);
    expect(tagsOfPost(post(), post({ status: 'draft' }))).toEqual(all);
    expect(tagsOfPost(post(), post({ slug: 'b' }))).toEqual(all);
    expect(tagsOfPost(post(), post({ publishedAt: '2026-01-02T03:04:05.000Z' }))).toEqual(all);
  });

  it('of a post that stays where it is name it, and what shows it', () => {
    const all = [...shown, 'post-index/3'];
    expect(tagsOfPost(post(), post({ body: 'Other words.' }))).toEqual(all);
    expect(tagsOfPost(post(), post({ title: 'B' }))).toEqual(all);
  });

  it('of a draft name only the draft, unless its addresses or its status change', () => {
    const draft = (more = {}) => post({ status: 'draft', ...more });
    expect(tagsOfPost(draft(), draft({ title: 'B', body: 'Other.', tags: [] }))).toEqual([
      'posts/a',
    ]);
    expect(tagsOfPost(draft(), draft({ slug: 'b' }))).toContain('posts');
    expect(tagsOfPost(draft(), undefined)).toContain('posts');
    expect(tagsOfPost(draft(), post())).toContain('posts');
  });

  it('of a post whose tag changes name the posts that share the old or the new tag', () => {
    const after = post({ tags: ['y', 'z'] });
    const tags = ['x', 'y'].map(tagKey);
    const all = [...shown, 'post-index/3', ...tags];
    expect(tagsOfPost(post({ tags: ['x', 'z'] }), after)).toEqual(all);
  });

  it('are short, whatever a tag is', () => {
    expect(tagKey('x'.repeat(5_000)).length).toBeLessThan(40);
    expect(tagKey('a,b')).not.toContain(',');
    expect(tagKey('\ud800')).toMatch(/^tagged\/[\w-]+$/);
  });
});
