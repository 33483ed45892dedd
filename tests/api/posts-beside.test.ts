import { describe, expect, it } from 'vitest';
import { openApi, passphrase } from '../fixtures/api.ts';
import { post, withPosts } from '../fixtures/posts.ts';

describe('GET /api/posts/{id}/related', () => {
  const related = async (documents: Record<string, object>, id: string) => {
    const { json } = await openApi({ documents });
    return (await json<{ id: string }[]>(`posts/${id}/related`)).map((entry) => entry.id);
  };

  it('gives up to three posts that share most tags, the nearest in time among equals', async () => {
    const documents = {
      'posts/me.json': post(1, { tags: ['a', 'b'] }),
      'posts/both.json': post(2, { tags: ['b', 'a'] }),
      'posts/old.json': post(3, { tags: ['a'] }),
      'posts/mid.json': post(4, { tags: ['b'] }),
      'posts/new.json': post(5, { tags: ['a', 'c'] }),
      'posts/none.json': post(6, { tags: ['c'] }),
      'posts/draft.json': post(7, { tags: ['a', 'b'], status: 'draft' }),
    };
    expect(await related(documents, 'me')).toEqual(['both', 'old', 'mid']);
  });

  it('compares tags as the list’s filter does: letter case does not count', async () => {
    const { json, owner } = await openApi({
      documents: {
        'posts/me.json': post(1, { tags: ['BIM', 'Data'] }),
        'posts/x.json': post(2, { tags: ['bim', 'Bim'] }),
        'posts/y.json': post(3, { tags: ['data', 'BIM'] }),
      },
    });
    const ids = async (path: string) => (await json<{ id: string }[]>(path)).map(({ id }) => id);
    expect(await ids('posts/me/related')).toEqual(['y', 'x']);
    await owner('PUT', 'posts/x', { tags: ['BIM', 'DATA'] });
    expect(await ids('posts/me/related')).toEqual(['x', 'y']);
  });

  it('follows a change of a post’s tags, date or status', async () => {
    const { json, owner } = await openApi({
      documents: {
        'posts/me.json': post(1, { tags: ['a', 'b'] }),
        'posts/x.json': post(2, { tags: ['b'] }),
        'posts/y.json': post(3, { tags: ['c'] }),
      },
    });
    const related = async () =>
      (await json<{ id: string }[]>('posts/me/related')).map((entry) => entry.id);
    expect(await related()).toEqual(['x']);
    await owner('PUT', 'posts/y', { tags: ['c', 'b'] });
    expect(await related()).toEqual(['x', 'y']);
    await owner('PUT', 'posts/x', { publishedAt: '2030-01-01T00:00:00.000Z' });
    expect(await related()).toEqual(['y', 'x']);
    await owner('PUT', 'posts/y', { status: 'draft' });
    expect(await related()).toEqual(['x']);
    await owner('PUT', 'posts/x', { tags: ['a', 'b'] });
    expect(await related()).toEqual(['x']);
  });

  it('always gives posts of the same moment in the same order', async () => {
    const at = { tags: ['a'], publishedAt: '2026-01-01T00:00:00.000Z' };
    const names = ['me', 'd', 'b', 'c', 'a'].map((id, n) => [`posts/${id}.json`, post(n, at)]);
    expect(await related(Object.fromEntries(names), 'me')).toEqual(['a', 'b', 'c']);
    expect(await related(Object.fromEntries(names.reverse()), 'me')).toEqual(['a', 'b', 'c']);
  });

  it('copes with any tag', async () => {
    const tags = ['\ud800', 'a,b', '日本', 'x'.repeat(2000), '__proto__'];
    const documents = { 'posts/me.json': post(1, { tags }), 'posts/b.json': post(2, { tags }) };
    expect(await related(documents, 'me')).toEqual(['b']);
  });
});

describe('GET /api/post-index', () => {
  it('lists every published address, newest first, and nothing else', async () => {
    const { json, owner } = await withPosts(3);
    await owner('PUT', 'posts/id-2', { status: 'draft' });
    const items = await json<Record<string, unknown>[]>('post-index');
    expect(items.map(({ slug }) => slug)).toEqual(['post-3', 'post-1']);
    expect(Object.keys(items[0] ?? {}).sort()).toEqual([
      'formerSlugs',
      'publishedAt',
      'slug',
      'title',
      'updatedAt',
    ]);
  });

  it('gives a part of the list, oldest first', async () => {
    const { json } = await withPosts(3);
    const slugs = async (part: number) =>
      (await json<{ slug: string }[]>(`post-index?part=${part}`)).map(({ slug }) => slug);
    expect(await slugs(1)).toEqual(['post-1', 'post-2', 'post-3']);
    expect(await slugs(2)).toEqual([]);
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

  it('stamps no time before that of its creation, though the clock was set back since', async () => {
    const { owner, auth, clock } = await openApi();
    const createdAt = new Date(clock.now).toISOString();
    await owner('POST', 'posts', { id: 'a', title: 'A', status: 'draft' });
    clock.now -= 86_400_000;
    const headers = { Authorization: `Bearer ${await auth.signIn(passphrase)}` };
    const changed = { title: 'B', status: 'published' };
    const answer = await owner('PUT', 'posts/a', changed, headers);
    expect(await answer.json()).toMatchObject({
      title: 'B',
      createdAt,
      updatedAt: createdAt,
      publishedAt: createdAt,
    });
  });
});
