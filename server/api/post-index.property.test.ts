import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openApi } from '../../tests/fixtures/api.ts';
import { PostIndex } from './post-index.ts';

const id = fc.constantFrom('a', 'b', 'c');
const day = fc.constantFrom('2026-01-01', '2026-01-02', null);
const status = fc.constantFrom('published', 'draft');
const post = fc.record({ title: id, status, publishedAt: day });
/** Skills may have the ids of posts. */
const content = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('posts' as const), body: post }) },
  fc.record({ kind: fc.constant('skills' as const), body: fc.record({ name: id }) }),
);
const change = fc.record({ id, gone: fc.boolean(), content });

it('lists the published posts, after any changes, as if it had just read them all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 12 }), async (changes) => {
      const { owner, store, postIndex } = await openApi();
      for (const { id, gone, content } of changes) {
        const { kind, body } = content;
        if (gone) await owner('DELETE', `${kind}/${id}`);
        else if (store.collection(kind).has(id)) await owner('PUT', `${kind}/${id}`, body);
        else await owner('POST', kind, { id, ...body });
      }
      const fresh = new PostIndex(store);
      expect(postIndex.published()).toEqual(fresh.published());
      expect(postIndex.version).toBe(fresh.version);
    }),
    { numRuns: 60 },
  );
});
