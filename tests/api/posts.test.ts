import { describe, expect, it } from 'vitest';
import type { PostPage, PostView } from '../../src/entities/post.ts';
import type { PostBrief } from '../../src/entities/post-brief.ts';
import { openApi } from '../fixtures/api.ts';
import { post, withPosts } from '../fixtures/posts.ts';

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

  it('shows an excerpt as it was stored: plain text, in which a type in angle brackets is a word', async () => {
    const excerpt = 'Map<string, Wall> & co';
    const { json } = await openApi({ documents: { 'posts/one.json': post(1, { excerpt }) } });
    const { items } = await json<PostPage>('posts');
    expect(items[0]?.excerpt).toBe(excerpt);
    expect((await json<PostView>('posts/one')).excerpt).toBe(excerpt);
  });

  it('gives with view=brief only what cards show, with word counts of sections to the nearest ten', async () => {
    const { json } = await openApi({
      documents: { 'posts/one.json': post(1, { body: `# Part\n\n${'word '.repeat(58)}` }) },
    });
    const { items, total } = await json<PostPage<PostBrief>>('posts?view=brief');
    const { preview, ...item } = items[0] as PostBrief;
    expect(preview).toMatch(/^word word/);
    expect([item, total]).toEqual([
      {
        id: 'one',
        slug: 'post-1',
        title: 'Post 1',
        color: '#6366f1',
        tags: ['Odd'],
        excerpt: expect.stringMatching(/^Part word/),
        createdAt: '2026-01-01T00:00:00.000Z',
        publishedAt: '2026-01-01T00:00:00.000Z',
        minutes: 1,
        sections: [{ words: 60 }],
      },
      1,
    ]);
  });

  it.each(['posts?view=brief', 'posts/id-1/related?view=brief'])(
    '%s stays the same answer while a post changes in what cards do not show',
    async (path) => {
      const { visitor, owner } = await withPosts(4);
      const body = 'Words that stay. '.repeat(60);
      const etag = async () => (await visitor('GET', path)).headers.get('ETag');
      const told = [];
      for (const change of [{ body }, { body: `${body}And two.` }, { title: 'Another' }]) {
        await owner('PUT', 'posts/id-3', change);
        told.push(await etag());
      }
      expect(told[1]).toBe(told[0]);
      expect(told[2]).not.toBe(told[0]);
    },
  );

  it('filters by tag, whatever its case, and gives the total of the matches', async () => {
    const { json } = await withPosts(5);
    const { items, total } = await json<PostPage>('posts?tag=%20EVEN&pageSize=1');
    expect([items.map(({ slug }) => slug), total]).toEqual([['post-4'], 2]);
    expect((await json<PostPage>('posts?tag=eve')).total).toBe(0);
  });

  it('gives the posts with some ids, and the minutes to read all matches', async () => {
    const long = post(3, { body: 'word '.repeat(450) });
    const documents = { 'posts/a.json': post(1), 'posts/b.json': post(2), 'posts/c.json': long };
    const { json } = await openApi({ documents });
    const some = await json<PostPage>('posts?ids=a,c,z&pageSize=1&minutes=true');
    expect([some.items.map(({ id }) => id), some.total, some.minutes]).toEqual([['c'], 2, 4]);
    expect(await json<PostPage>('posts?ids=')).toMatchObject({ items: [], total: 0 });
    expect((await json<PostPage>('posts?minutes=true')).minutes).toBe(5);
  });

  it('stays the same, including its minutes, after a change to a post it does not show', async () => {
    const { visitor, owner } = await withPosts(3);
    const etag = async () =>
      (await visitor('GET', 'posts?pageSize=1&minutes=true')).headers.get('ETag');
    const before = await etag();
    const { items } = (await (await visitor('GET', 'posts?page=2&pageSize=1')).json()) as PostPage;
    const path = `posts/${items[0]?.id}`;
    await owner('PUT', path, { body: 'Other words.' });
    expect(await etag()).toBe(before);
    await owner('PUT', path, { body: 'word '.repeat(2_000) });
    expect(await etag()).not.toBe(before);
  });

  async function searchOf(documents: Record<string, unknown>) {
    const { json } = await openApi({ documents });
    return async (q: string) =>
      (await json<PostPage>(`posts?q=${encodeURIComponent(q)}`)).items.map(({ id }) => id);
  }

  it('finds posts that hold every word of q in title, tags, excerpt or body', async () => {
    const found = await searchOf({
      'posts/a.json': post(1, { body: 'The BEAM rests.', excerpt: 'On a wall' }),
      'posts/b.json': post(2, { body: 'A beam.' }),
    });
    expect(await found('beam')).toEqual(['b', 'a']);
    expect(await found(' beam  WALL ')).toEqual(['a']);
    expect(await found('odd rests')).toEqual(['a']);
    expect(await found('.*')).toEqual([]);
  });

  it('finds words whatever their case or accents', async () => {
    const found = await searchOf({ 'posts/a.json': post(1, { body: 'Où est ZÉRO?' }) });
    for (const q of ['zero', 'zéro', 'ou est', 'OÙ'])
      expect([q, await found(q)]).toEqual([q, ['a']]);
  });

  it('finds words that markup spells differently', async () => {
    const body = '<p>R&amp;D, 3 &lt; 4, caf&eacute;</p>';
    const found = await searchOf({ 'posts/a.json': post(1, { body }) });
    for (const q of ['R&D', '<', 'r d', 'café', 'Cafe'])
      expect([q, await found(q)]).toEqual([q, ['a']]);
    for (const q of ['amp', '&lt;', 'r&r']) expect([q, await found(q)]).toEqual([q, []]);
  });

  it('does not search markup, but what looks like it in code', async () => {
    const found = await searchOf({
      'posts/a.json': post(1, { body: '<p>A <strong class="x">beam</strong>.</p>' }),
      'posts/b.json': post(2, { title: 'The <em> element', body: '`Map<Strong, Beam>`, `<a>`' }),
    });
    expect(await found('beam')).toEqual(['b', 'a']);
    for (const q of ['strong', '<em>', '<a>']) expect([q, await found(q)]).toEqual([q, ['b']]);
    expect(await found('class')).toEqual([]);
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

  it('answers 404 with a message for a person when there is none', async () => {
    const { visitor } = await withPosts(1);
    for (const name of ['none', '__proto__', '%E0%A4%A', '%00', 'a%2Fb']) {
      const response = await visitor('GET', `posts/${name}`);
      expect([name, response.status]).toEqual([name, 404]);
      expect(await response.json()).toMatchObject({ detail: 'Blog post not found' });
    }
  });

  it('serves a file of any name, and never active markup', async () => {
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
