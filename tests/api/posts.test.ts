import { describe, expect, it } from 'vitest';
import type { PostPage, PostView } from '../../src/entities/post.ts';
import { openApi } from '../fixtures/api.ts';

const post = (n: number, more: object = {}) => ({
  title: `Post ${n}`,
  slug: `post-${n}`,
  body: `Words of number ${n}.`,
  tags: [n % 2 === 0 ? 'Even' : 'Odd'],
  publishedAt: new Date(Date.UTC(2026, 0, n)).toISOString(),
  ...more,
});

const withPosts = (count: number) =>
  openApi({
    documents: Object.fromEntries(
      Array.from({ length: count }, (_, n) => [`posts/id-${n + 1}.json`, post(n + 1)]),
    ),
  });

describe('GET /api/posts', () => {
  it('answers items, page, pageSize and total, newest first, 10 by default', async () => {
    const { json } = await withPosts(12);
    const { items, ...rest } = await json<PostPage>('posts');
    expect(rest).toEqual({ page: 1, pageSize: 10, total: 12 });
    expect(items.map(({ title }) => title)).toEqual(
      Array.from({ length: 10 }, (_, n) => `Post ${12 - n}`),
    );
    expect(items[0]).toMatchObject({ preview: 'Words of number 12.', words: 4, minutes: 1 });
    expect(items[0]).not.toHaveProperty('body');
  });

  it.each([
    ['page=2', 2, 10, 2],
    ['page=3', 3, 10, 0],
    ['pageSize=5&page=3', 3, 5, 2],
    ['pageSize=200', 1, 200, 12],
    ['pageSize=201', 1, 200, 12],
    ['pageSize=1e9', 1, 200, 12],
    ['page=0&pageSize=0', 1, 10, 10],
    ['page=-1&pageSize=abc', 1, 10, 10],
    ['page=1.5', 1, 10, 10],
    ['page=999999999999999999999', 1000000, 10, 0],
  ])('?%s gives page %i of size %i with %i items', async (query, page, pageSize, length) => {
    const { json } = await withPosts(12);
    const answer = await json<PostPage>(`posts?${query}`);
    expect(answer).toMatchObject({ page, pageSize, total: 12 });
    expect(answer.items).toHaveLength(length);
  });

  it('filters by tag, whatever its case, and says the total of what was found', async () => {
    const { json } = await withPosts(5);
    const { items, total } = await json<PostPage>('posts?tag=%20EVEN&pageSize=1');
    expect([items.map(({ slug }) => slug), total]).toEqual([['post-4'], 2]);
    expect((await json<PostPage>('posts?tag=eve')).total).toBe(0);
  });

  it('finds posts that hold every word of q in title, tags, excerpt or body', async () => {
    const { json } = await openApi({
      documents: {
        'posts/a.json': post(1, { body: 'The BEAM rests.', excerpt: 'On a wall' }),
        'posts/b.json': post(2, { body: 'A beam.' }),
      },
    });
    const found = async (q: string) =>
      (await json<PostPage>(`posts?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
    expect(await found('beam')).toEqual(['b', 'a']);
    expect(await found(' beam  WALL ')).toEqual(['a']);
    expect(await found('odd rests')).toEqual(['a']);
    expect(await found('.*')).toEqual([]);
  });
});

describe('GET /api/posts/{id or slug}', () => {
  it('finds a post by id and by slug, with its body and its finished HTML', async () => {
    const { json } = await withPosts(2);
    const byId = await json<PostView>('posts/id-2');
    expect(byId).toMatchObject({
      id: 'id-2',
      body: 'Words of number 2.',
      excerpt: expect.any(String),
    });
    expect(byId.html.trim()).toBe('<p>Words of number 2.</p>');
    expect(await json('posts/post-2')).toEqual(byId);
  });

  it('answers 404 with words for a person when there is none', async () => {
    const { visitor } = await withPosts(1);
    for (const name of ['none', '__proto__', '%E0%A4%A', '%00', 'a%2Fb']) {
      const response = await visitor('GET', `posts/${name}`);
      expect([name, response.status]).toEqual([name, 404]);
      expect(await response.json()).toMatchObject({ detail: 'Blog post not found' });
    }
  });

  it('serves a file whatever its name, and never markup that runs', async () => {
    const body = '<p onclick="x()">Hi</p><script>alert(1)</script><a href="javascript:x()">a</a>';
    const names = ['日本 नेपाली', 'a,b', 'x"y', '__proto__'];
    const { visitor } = await openApi({
      documents: Object.fromEntries(names.map((id, n) => [`posts/${id}.json`, post(n, { body })])),
    });
    for (const id of names) {
      const response = await visitor('GET', `posts/${encodeURIComponent(id)}`);
      expect(response.status).toBe(200);
      const { html } = (await response.json()) as PostView;
      expect(html).toBe('<p>Hi</p>a');
    }
  });
});

describe('GET /api/posts/{id}/related', () => {
  const related = async (documents: Record<string, object>, id: string) => {
    const { json } = await openApi({ documents });
    return (await json<{ id: string }[]>(`posts/${id}/related`)).map((entry) => entry.id);
  };

  it('gives up to three posts that share most tags, the newest among equals', async () => {
    const documents = {
      'posts/me.json': post(1, { tags: ['a', 'b'] }),
      'posts/both.json': post(2, { tags: ['b', 'a'] }),
      'posts/old.json': post(3, { tags: ['a'] }),
      'posts/mid.json': post(4, { tags: ['b'] }),
      'posts/new.json': post(5, { tags: ['a', 'c'] }),
      'posts/none.json': post(6, { tags: ['c'] }),
      'posts/draft.json': post(7, { tags: ['a', 'b'], status: 'draft' }),
    };
    expect(await related(documents, 'me')).toEqual(['both', 'new', 'mid']);
  });

  it('gives those of the same moment always in the same order', async () => {
    const at = { tags: ['a'], publishedAt: '2026-01-01T00:00:00.000Z' };
    const names = ['me', 'd', 'b', 'c', 'a'].map((id, n) => [`posts/${id}.json`, post(n, at)]);
    expect(await related(Object.fromEntries(names), 'me')).toEqual(['a', 'b', 'c']);
    expect(await related(Object.fromEntries(names.reverse()), 'me')).toEqual(['a', 'b', 'c']);
  });

  it('copes with any tag there can be', async () => {
    const tags = ['\ud800', 'a,b', '日本', 'x'.repeat(2000), '__proto__'];
    const documents = { 'posts/me.json': post(1, { tags }), 'posts/b.json': post(2, { tags }) };
    expect(await related(documents, 'me')).toEqual(['b']);
  });
});

describe('GET /api/post-index', () => {
  it('lists every published address, newest first, and nothing more', async () => {
    const { json, owner } = await withPosts(3);
    await owner('PUT', 'posts/id-2', { status: 'draft' });
    const items = await json<Record<string, unknown>[]>('post-index');
    expect(items.map(({ slug }) => slug)).toEqual(['post-3', 'post-1']);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      'publishedAt',
      'slug',
      'title',
      'updatedAt',
    ]);
  });
});

describe('publishing', () => {
  it('stamps createdAt once, updatedAt always, publishedAt when it is first published', async () => {
    const { owner, clock } = await openApi();
    const at = (n: number) => new Date(clock.now + n).toISOString();
    const [created, changed] = [at(0), at(1000)];
    await owner('POST', 'posts', { id: 'a', title: 'A', status: 'draft', createdAt: '2020-01-01' });
    clock.now += 1000;
    const answer = await owner('PUT', 'posts/a', { status: 'published', createdAt: '1999-01-01' });
    expect(await answer.json()).toMatchObject({
      createdAt: '2020-01-01T00:00:00.000Z',
      updatedAt: changed,
      publishedAt: changed,
    });
    clock.now += 1000;
    const later = await owner('PUT', 'posts/a', { title: 'B' });
    expect(await later.json()).toMatchObject({ updatedAt: at(0), publishedAt: changed });
    expect(created < changed).toBe(true);
  });
});
