import { describe, expect, it, vi } from 'vitest';
import { openApi } from '../fixtures/api.ts';

type Refusal = { status: number; detail: string; errors: { slug: string } };

const slugOf = async (response: Response) => ((await response.json()) as { slug: string }).slug;

describe('a slug', () => {
  it('that is taken is refused with 409 and a free one to use instead', async () => {
    const { owner, backend } = await openApi();
    await owner('POST', 'posts', { id: 'a', title: 'A', slug: 'clash' });
    await owner('POST', 'posts', { id: 'b', title: 'B', slug: 'clash-2' });
    const stored = new Map(backend.documents);
    for (const [method, path] of [
      ['POST', 'posts'],
      ['PUT', 'posts/b'],
    ] as const) {
      const refused = await owner(method, path, { title: 'C', slug: 'clash' });
      expect(refused.status).toBe(409);
      const { detail, errors } = (await refused.json()) as Refusal;
      expect(detail).toContain('“clash-3”');
      expect(errors.slug).toContain('clash-3');
    }
    expect(backend.documents).toEqual(stored);
    expect((await owner('POST', 'posts', { title: 'C', slug: 'clash-3' })).status).toBe(201);
  });

  it('may stay unchanged, and is free again once its post is renamed or deleted', async () => {
    const { owner, visitor } = await openApi();
    await owner('POST', 'posts', { id: 'a', title: 'A', slug: 'clash' });
    expect((await owner('PUT', 'posts/a', { slug: 'clash' })).status).toBe(200);
    expect((await owner('PUT', 'posts/a', { slug: 'other' })).status).toBe(200);
    expect((await owner('POST', 'posts', { id: 'b', title: 'B', slug: 'clash' })).status).toBe(201);
    expect(await (await visitor('GET', 'posts/clash')).json()).toMatchObject({ id: 'b' });
    await owner('DELETE', 'posts/a');
    expect((await owner('POST', 'posts', { title: 'C', slug: 'other' })).status).toBe(201);
  });

  it('is free again when someone else gives its post another during a save', async () => {
    const { owner, backend } = await openApi({
      documents: { 'posts/a.json': { title: 'A', slug: 'one' } },
    });
    const release = backend.hold('posts/a.json');
    const saving = owner('PUT', 'posts/a', { excerpt: 'Mine' });
    await vi.waitUntil(() => backend.journal.length > 0);
    backend.documents.set('posts/a.json', '{"title":"A","slug":"two"}');
    release();
    expect(await slugOf(await saving)).toBe('two');
    expect((await owner('POST', 'posts', { title: 'B', slug: 'one' })).status).toBe(201);
  });

  it('comes from the title when none is sent, with a number when that is taken', async () => {
    const { owner } = await openApi();
    const create = async (title: string) => slugOf(await owner('POST', 'posts', { title }));
    expect(await create('Où est zéro?')).toBe('ou-est-zero');
    expect(await create('Où est zéro!')).toBe('ou-est-zero-2');
    expect([await create('日本'), await create('नेपाल')]).toEqual(['post', 'post-2']);
  });

  it('stays within its length, however often the same long title is used', async () => {
    const { owner, store } = await openApi();
    const slugs = [];
    for (let n = 0; n < 12; n++) {
      slugs.push(
        await slugOf(await owner('POST', 'posts', { title: 'w'.repeat(140), id: `p${n}` })),
      );
    }
    expect(new Set(slugs).size).toBe(12);
    for (const { id, value } of [...store.collection('posts').values()]) {
      await store.collection('posts').refresh(id);
      expect(store.collection('posts').get(id)?.value.slug).toBe(value.slug);
    }
  });

  it('goes to exactly one of several posts created at once', async () => {
    const { owner, visitor, backend } = await openApi();
    const answers = await Promise.all(
      ['a', 'b', 'c'].map((id) => owner('POST', 'posts', { id, title: id, slug: 'clash' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(backend.documents.size).toBe(1);
    expect((await visitor('GET', 'posts/clash')).status).toBe(200);
  });

  it('goes to exactly one of several posts renamed at once', async () => {
    const { owner } = await openApi();
    for (const id of ['a', 'b', 'c']) await owner('POST', 'posts', { id, title: id });
    const renamed = await Promise.all(
      ['a', 'b', 'c'].map((id) => owner('PUT', `posts/${id}`, { slug: 'clash' })),
    );
    expect(renamed.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it('made from a title differs for each of several posts created at once', async () => {
    const { owner } = await openApi();
    const answers = await Promise.all(
      [1, 2, 3].map(() => owner('POST', 'posts', { title: 'Same' })),
    );
    const slugs = await Promise.all(answers.map(slugOf));
    expect(slugs.sort()).toEqual(['same', 'same-2', 'same-3']);
  });

  it('is free again when storing its post failed', async () => {
    const { owner, backend } = await openApi();
    backend.failWith('ENOSPC');
    expect((await owner('POST', 'posts', { title: 'A', slug: 'clash' })).status).toBe(507);
    backend.recover();
    expect((await owner('POST', 'posts', { title: 'A', slug: 'clash' })).status).toBe(201);
  });

  it('is free again when renaming its post failed', async () => {
    const { owner, backend } = await openApi();
    for (const id of ['a', 'b']) await owner('POST', 'posts', { id, title: id });
    backend.failWith('ENOSPC');
    expect((await owner('PUT', 'posts/a', { slug: 'clash' })).status).toBe(507);
    backend.recover();
    expect((await owner('PUT', 'posts/b', { slug: 'clash' })).status).toBe(200);
  });

  it('takes precedence over an id of the same letters', async () => {
    const { owner, json } = await openApi();
    await owner('POST', 'posts', { id: 'twin', title: 'By id', slug: 'one' });
    expect(await json('posts/twin')).toMatchObject({ title: 'By id' });
    await owner('POST', 'posts', { id: 'other', title: 'By slug', slug: 'twin' });
    expect(await json('posts/twin')).toMatchObject({ title: 'By slug' });
    expect(await json('posts/one')).toMatchObject({ id: 'twin' });
  });

  it('that two files share still leads to a post when one of them is removed', async () => {
    const twin = (title: string) => ({ title, slug: 'twin' });
    const { owner, json } = await openApi({
      documents: { 'posts/a.json': twin('A'), 'posts/b.json': twin('B') },
    });
    const { id } = await json<{ id: string }>('posts/twin');
    await owner('DELETE', `posts/${id}`);
    expect((await json<{ id: string }>('posts/twin')).id).toBe(id === 'a' ? 'b' : 'a');
  });

  it.each([
    ['the published one', { status: 'draft', createdAt: '2020-01-01' }, {}],
    ['the older one', { createdAt: '2021-01-01' }, { createdAt: '2020-01-01' }],
  ])('that two files share leads to %s, in whichever order they are read', async (_, a, b) => {
    const posts = { a: { title: 'A', slug: 'twin', ...a }, b: { title: 'B', slug: 'twin', ...b } };
    for (const order of [['a', 'b'] as const, ['b', 'a'] as const]) {
      const documents = Object.fromEntries(order.map((id) => [`posts/${id}.json`, posts[id]]));
      const { owner, json } = await openApi({ documents });
      expect(await json('posts/twin')).toMatchObject({ id: 'b' });
      await owner('PUT', 'posts/b', { status: 'draft', createdAt: '2022-01-01' });
      await owner('PUT', 'posts/a', { status: 'published' });
      expect(await json('posts/twin')).toMatchObject({ id: 'a' });
    }
  });

  it('that two files share leads, after one became older, where it does after a restart', async () => {
    const at = (title: string, createdAt: string) =>
      JSON.stringify({ title, slug: 'twin', createdAt, publishedAt: '2026-01-01' });
    const documents = {
      'posts/a.json': at('A', '2020-01-01'),
      'posts/b.json': at('B', '2021-01-01'),
    };
    const { backend, store, json } = await openApi({ documents });
    expect(await json('posts/twin')).toMatchObject({ id: 'a' });
    backend.documents.set('posts/b.json', at('B', '2019-01-01'));
    await store.collection('posts').refresh('b');
    const restarted = await openApi({ documents: Object.fromEntries(backend.documents) });
    for (const one of [json, restarted.json])
      expect(await one('posts/twin')).toMatchObject({ id: 'b' });
  });
});
