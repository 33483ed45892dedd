import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Post } from '../../src/entities/post.ts';
import { foldedTags } from '../../src/lib/tags.ts';
import { openApi } from '../../tests/fixtures/api.ts';
import type { Entry } from '../store/document-set.ts';
import { RelatedPosts } from './related-posts.ts';

const id = fc.constantFrom('a', 'b', 'c', 'd', 'e');
const tags = fc.subarray(['x', 'X', 'y', 'z']);
const post = fc.record({
  tags,
  status: fc.constantFrom('published', 'published', 'draft'),
  publishedAt: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03', '2026-01-05'),
});
/** Pictures have tags too, and may have the ids of posts. */
const content = fc.oneof(
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('posts' as const), body: post }) },
  fc.record({ kind: fc.constant('gallery' as const), body: fc.record({ tags }) }),
);
const change = fc.record({ id, gone: fc.nat(4).map((n) => n === 0), content });

/** The order in which posts are related to one, each as numbers to be compared. */
function rankOf(one: Entry<Post>, other: Entry<Post>): number[] {
  const at = ({ value }: Entry<Post>) => Date.parse(value.publishedAt ?? '') || 0;
  const shared = foldedTags(one.value.tags).intersection(foldedTags(other.value.tags)).size;
  return [-shared, Math.abs(at(other) - at(one)), -at(other), other.id.charCodeAt(0)];
}

function expectedFor(one: Entry<Post>, all: Entry<Post>[]): string[] {
  const ranked = all
    .filter(({ id, value }) => id !== one.id && value.status === 'published')
    .map((other) => ({ id: other.id, rank: rankOf(one, other) }))
    .filter(({ rank: [shared] }) => shared !== 0);
  const compared = ranked.sort((a, b) => {
    const at = a.rank.findIndex((value, n) => value !== b.rank[n]);
    return (a.rank[at] ?? 0) - (b.rank[at] ?? 0);
  });
  return compared.slice(0, 3).map((other) => other.id);
}

it('relates the published posts that share most tags, the nearest first, after any changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 4, maxLength: 16 }), async (changes) => {
      const { owner, store } = await openApi();
      const related = new RelatedPosts(store);
      const posts = () => [...store.collection('posts').values()];
      for (const { id, gone, content } of changes) {
        const { kind, body } = content;
        const more = { id, title: id, imageUrl: '/uploads/a.webp', ...body };
        if (gone) await owner('DELETE', `${kind}/${id}`);
        else if (store.collection(kind).has(id)) await owner('PUT', `${kind}/${id}`, body);
        else expect((await owner('POST', kind, more)).status).toBe(201);
        for (const one of posts())
          expect(related.of(one.id, one.value).map(({ id }) => id)).toEqual(
            expectedFor(one, posts()),
          );
      }
    }),
    { numRuns: 60 },
  );
});
