import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openApi } from '../../tests/fixtures/api.ts';
import { PostIndex } from './post-index.ts';

const id = fc.constantFrom('a', 'b', 'c');
const day = fc.constantFrom('2026-01-01', '2026-01-02', null);
const status = fc.constantFrom('published', 'draft');
const change = fc.record({ id, gone: fc.boolean(), title: id, status, publishedAt: day });

it('lists the published posts, after any changes, as if it had just read them all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      const { owner, store, postIndex } = await openApi();
      for (const { id, gone, ...post } of changes) {
        if (gone) await owner('DELETE', `posts/${id}`);
        else if (store.collection('posts').has(id)) await owner('PUT', `posts/${id}`, post);
        else await owner('POST', 'posts', { id, ...post });
      }
      const fresh = new PostIndex(store);
      expect(postIndex.published()).toEqual(fresh.published());
      expect(postIndex.version).toBe(fresh.version);
    }),
    { numRuns: 60 },
  );
});
