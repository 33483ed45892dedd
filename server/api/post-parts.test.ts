import { expect, it } from 'vitest';
import { postsPerSitemap } from '../../src/lib/routes.ts';
import { withPosts } from '../../tests/fixtures/posts.ts';
import { PostParts, partOf } from './post-parts.ts';

it('gives some hundred posts at a time, the oldest first', async () => {
  const { postIndex } = await withPosts(postsPerSitemap + 2);
  const parts = new PostParts(postIndex);
  const slugs = (part: number) => parts.part(part).posts.map(({ value }) => value.slug);
  expect(slugs(1)).toHaveLength(postsPerSitemap);
  expect(slugs(1)[0]).toBe('post-1');
  expect(slugs(2)).toEqual(['post-201', 'post-202']);
  expect([slugs(3), slugs(1e6)]).toEqual([[], []]);
  for (const part of [1, 2])
    for (const { id, value } of parts.part(part).posts)
      expect(partOf(postIndex, id, value)).toBe(part);
});

it('changes the version only of the part in which something changed', async () => {
  const { postIndex, owner } = await withPosts(postsPerSitemap + 2);
  const parts = new PostParts(postIndex);
  const versions = () => [1, 2].map((part) => parts.part(part).version);
  const [first, second] = versions();
  await owner('PUT', 'posts/id-202', { title: 'Another' });
  expect(versions()[0]).toBe(first);
  expect(versions()[1]).not.toBe(second);
  await owner('PUT', 'posts/id-1', { title: 'Another' });
  expect(versions()[0]).not.toBe(first);
});
