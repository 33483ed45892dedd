import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Post } from '../../src/entities/post.ts';
import { postSchema } from '../../src/entities/post.ts';
import { tagKey } from '../api/cache-tag.ts';
import { tagsOf } from './cache-tags.ts';

const post = (more: object = {}): Post =>
  v.parse(postSchema, {
    title: 'A',
    slug: 'a',
    body: 'Words.',
    excerpt: 'E',
    tags: ['x'],
    ...more,
  });

const tagsOfPost = (before?: Post, after?: Post) =>
  tagsOf({ folder: 'posts', id: 'a', before, after });

describe('the cache tags of a change', () => {
  it('name the entry and its collection, whatever the id’s letters', () => {
    expect(tagsOf({ folder: 'skills', id: 'a' })).toEqual(['skills/a', 'skills']);
    expect(tagsOf({ folder: 'skills', id: 'ä,"' })).toEqual(['skills/%C3%A4%2C%22', 'skills']);
    expect(tagsOf({ folder: '', id: 'profile' })).toEqual(['profile']);
  });

  it('of a post that comes, goes or looks different in lists name its lists and its tags', () => {
    const all = ['posts/a', 'posts', tagKey('x')];
    expect(tagsOfPost(undefined, post())).toEqual(all);
    expect(tagsOfPost(post(), undefined)).toEqual(all);
    expect(tagsOfPost(post(), post({ title: 'B' }))).toEqual(all);
    expect(tagsOfPost(post(), post({ tags: ['y'] }))).toEqual([...all, tagKey('y')]);
  });

  it('of a post whose words changed where no list shows them name it alone', () => {
    const body = 'word '.repeat(200);
    const after = post({ body: `${body}end.` });
    expect(tagsOfPost(post({ body: `${body}End.` }), after)).toEqual(['posts/a']);
  });

  it('are short, whatever a tag is', () => {
    expect(tagKey('x'.repeat(5_000)).length).toBeLessThan(40);
    expect(tagKey('a,b')).not.toContain(',');
    expect(tagKey('\ud800')).toMatch(/^tagged\/[\w-]+$/);
  });
});
