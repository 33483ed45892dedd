import { describe, expect, it } from 'vitest';
import { openApi } from '../../../../tests/fixtures/api.ts';
import { createReads } from '../../../api/reads.ts';
import { foundPosts } from './found-posts.ts';

const idOf = (n: number) => `${String(n).padStart(4, '0')}${'-uuid'.repeat(6)}`;
const many = Array.from({ length: 450 }, (_, n) => n);

/** Posts of which each is newer than the one before, and the addresses that were asked for. */
async function withPosts() {
  const document = (n: number) => ({
    title: `Number ${n}`,
    createdAt: new Date(1e12 + n * 1e9).toISOString(),
  });
  const documents = Object.fromEntries(many.map((n) => [`posts/${idOf(n)}.json`, document(n)]));
  const { api } = await openApi({ documents });
  const asked: string[] = [];
  const fetcher: typeof fetch = async (input, init) => {
    asked.push(String(input));
    return api.request(String(input), init);
  };
  return { reads: createReads(fetcher, ''), asked };
}

describe('stories found among the bookmarked ones', () => {
  it('are all found, newest first, however many are bookmarked; each address stays short', async () => {
    const { reads, asked } = await withPosts();
    const ids = [...many.map(idOf), 'gone'];
    const { items, total } = await foundPosts(reads, { q: '', ids, pages: 5 });
    expect(items.map(({ id }) => id)).toEqual(many.map(idOf).reverse());
    expect(total).toBe(450);
    for (const url of asked) expect(url.length).toBeLessThan(8_000);
  });

  it('are shown page by page', async () => {
    const { reads } = await withPosts();
    const { items, total } = await foundPosts(reads, { q: '', ids: many.map(idOf), pages: 2 });
    expect([items.length, items.at(-1)?.title, total]).toEqual([200, 'Number 250', 450]);
  });

  it('are none without a bookmark', async () => {
    const { reads, asked } = await withPosts();
    expect(await foundPosts(reads, { q: '', ids: [], pages: 1 })).toEqual({ items: [], total: 0 });
    expect(asked).toEqual([]);
  });
});

describe('stories found by words', () => {
  it('come in as many pages as asked for, with the number of all', async () => {
    const { reads } = await withPosts();
    const { items, total } = await foundPosts(reads, { q: 'number', ids: null, pages: 2 });
    expect([items.length, items.at(-1)?.title, total]).toEqual([200, 'Number 250', 450]);
  });
});
