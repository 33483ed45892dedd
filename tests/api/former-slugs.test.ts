import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';

type Post = { id: string; slug: string; formerSlugs: string[] };

async function withPost(slug = 'first') {
  const opened = await openApi();
  await opened.owner('POST', 'posts', { id: 'a', title: 'A', slug });
  const rename = (to: string) => opened.owner('PUT', 'posts/a', { slug: to });
  const at = async (name: string) => {
    const answer = await opened.visitor('GET', `posts/${name}`);
    return answer.status === 200 ? ((await answer.json()) as Post) : null;
  };
  return { ...opened, rename, at };
}

describe('a changed slug', () => {
  it('keeps working: the old address leads to the post under its new one', async () => {
    const { rename, at } = await withPost();
    await rename('second');
    expect(await at('first')).toMatchObject({ id: 'a', slug: 'second', formerSlugs: ['first'] });
  });

  it('chains collapse: every former address leads straight to the current one', async () => {
    const { rename, at } = await withPost();
    for (const slug of ['second', 'third', 'first']) await rename(slug);
    for (const slug of ['second', 'third', 'first']) expect((await at(slug))?.slug).toBe('first');
    expect((await at('first'))?.formerSlugs).toEqual(['third', 'second']);
  });

  it('keeps working for 500 former slugs; one more, and the oldest is forgotten', async () => {
    const former = Array.from({ length: 500 }, (_, n) => `was-${n + 1}`);
    const document = { title: 'A', slug: 'now', formerSlugs: former };
    const { backend, owner, json } = await openApi({ documents: { 'posts/a.json': document } });
    expect((await json<Post>('posts/was-500')).id).toBe('a');
    await owner('PUT', 'posts/a', { slug: 'newest' });
    const again = await openApi({ documents: Object.fromEntries(backend.documents) });
    for (const { visitor } of [{ visitor: owner }, again]) {
      expect((await visitor('GET', 'posts/was-500')).status).toBe(404);
      for (const slug of ['now', 'was-1', 'was-499'])
        expect((await visitor('GET', `posts/${slug}`)).status).toBe(200);
    }
  });

  it('never steals from a post that owns it', async () => {
    const { owner, rename, at } = await withPost();
    await rename('second');
    await owner('POST', 'posts', { id: 'b', title: 'B', slug: 'first' });
    expect((await at('first'))?.id).toBe('b');
    await owner('DELETE', 'posts/b');
    expect((await at('first'))?.id).toBe('a');
  });

  it('goes on leading visitors to its post while only a draft has it', async () => {
    const { owner, rename, at } = await withPost();
    await rename('second');
    await owner('POST', 'posts', { id: 'b', title: 'B', slug: 'first', status: 'draft' });
    expect((await at('first'))?.id).toBe('a');
    expect(((await (await owner('GET', 'posts/first')).json()) as Post).id).toBe('b');
    await owner('PUT', 'posts/b', { status: 'published' });
    expect((await at('first'))?.id).toBe('b');
  });

  it('like an id, is taken from visitors by no draft', async () => {
    const { owner, at } = await withPost();
    await owner('POST', 'posts', { id: 'b', title: 'B', slug: 'a', status: 'draft' });
    expect((await at('a'))?.slug).toBe('first');
  });

  it('is not given to a new post that names no slug of its own', async () => {
    const { owner, rename } = await withPost();
    await rename('second');
    const created = await owner('POST', 'posts', { title: 'First' });
    expect(((await created.json()) as Post).slug).toBe('first-2');
  });

  it('is remembered with the post on disk, so that it survives a restart', async () => {
    const { rename, backend } = await withPost();
    await rename('second');
    const documents = Object.fromEntries(backend.documents) as Record<string, string>;
    const again = await openApi({
      documents: { 'posts/a.json': JSON.parse(documents['posts/a.json'] ?? '') },
    });
    expect(await again.json('posts/first')).toMatchObject({ id: 'a', slug: 'second' });
  });

  it('is kept by the server: no request can remove it', async () => {
    const { owner, rename, at } = await withPost();
    await rename('second');
    await owner('PUT', 'posts/a', { formerSlugs: ['stolen'], title: 'B' });
    expect((await at('first'))?.formerSlugs).toEqual(['first']);
    expect(await at('stolen')).toBeNull();
  });

  it('is not taken by a new post that claims to have had it', async () => {
    const { owner, rename, at } = await withPost();
    await rename('second');
    const created = await owner('POST', 'posts', { slug: 'b', formerSlugs: ['first', 'never'] });
    expect(created.status).toBe(201);
    expect((await at('first'))?.slug).toBe('second');
    expect(await at('never')).toBeNull();
  });

  it('that several had leads to the newest of them, whichever was saved last', async () => {
    const { owner, at, clock, backend } = await withPost('elsewhere');
    for (const id of ['p1', 'p2', 'p3']) {
      clock.now += 1000;
      await owner('POST', 'posts', { id, title: id, slug: 'shared' });
      await owner('PUT', `posts/${id}`, { slug: `moved-${id}` });
    }
    expect((await at('shared'))?.id).toBe('p3');
    await owner('PUT', 'posts/p1', { body: 'A typo less', publishedAt: '2026-11-27' });
    expect((await at('shared'))?.id).toBe('p3');
    const again = await openApi({ documents: Object.fromEntries(backend.documents) });
    expect(await again.json('posts/shared')).toMatchObject({ id: 'p3' });
  });

  it('that several had leads to one that visitors can read', async () => {
    const { owner, at, clock } = await withPost('shared');
    await owner('PUT', 'posts/a', { slug: 'moved' });
    clock.now += 1000;
    await owner('POST', 'posts', { id: 'b', title: 'B', slug: 'shared' });
    await owner('PUT', 'posts/b', { slug: 'moved-b' });
    expect((await at('shared'))?.id).toBe('b');
    await owner('PUT', 'posts/b', { status: 'draft' });
    expect((await at('shared'))?.id).toBe('a');
    await owner('PUT', 'posts/b', { status: 'published' });
    expect((await at('shared'))?.id).toBe('b');
  });

  it('of a deleted or unpublished post leads nowhere', async () => {
    const { owner, rename, at } = await withPost();
    await rename('second');
    await owner('PUT', 'posts/a', { status: 'draft' });
    expect(await at('first')).toBeNull();
    await owner('DELETE', 'posts/a');
    expect(await at('first')).toBeNull();
  });

  it('leads, after renamings in any order, to a post that has it or had it', async () => {
    const steps = fc.array(fc.tuple(fc.constantFrom('a', 'b'), fc.constantFrom('x', 'y', 'z')));
    await fc.assert(
      fc.asyncProperty(steps, async (renamings) => {
        const { owner, at } = await withPost('one');
        await owner('POST', 'posts', { id: 'b', title: 'B', slug: 'two' });
        const had = new Map<string, Set<string>>([
          ['one', new Set('a')],
          ['two', new Set('b')],
        ]);
        for (const [id, slug] of renamings) {
          if ((await owner('PUT', `posts/${id}`, { slug })).status !== 200) continue;
          had.set(slug, (had.get(slug) ?? new Set()).add(id));
        }
        for (const [slug, ids] of had) {
          const found = await at(slug);
          expect(ids).toContain(found?.id);
          const owners = await Promise.all(['a', 'b'].map(at));
          const holder = owners.find((post) => post?.slug === slug);
          if (holder) expect(found?.id).toBe(holder.id);
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('POST /api/posts/preview', () => {
  it('returns a draft’s body to the owner as the reader will show it, and stores nothing', async () => {
    const { owner, backend } = await openApi();
    const answer = await owner('POST', 'posts/preview', {
      body: '## A wall\n\nKnows *it*.\n\n```ts\nlet a = 1;\n```\n\n<script>x()</script>',
    });
    const { html, words, minutes, sections } = (await answer.json()) as {
      html: string;
      words: number;
      minutes: number;
      sections: object[];
    };
    expect(html).toContain('<h2 id="a-wall">A wall</h2>');
    expect(html).toContain('<span class="k">let</span>');
    expect(html).not.toContain('script');
    expect({ words, minutes, sections: sections.length }).toEqual({
      words: 54,
      minutes: 1,
      sections: 1,
    });
    expect(backend.documents.size).toBe(0);
  });

  it('is the owner’s alone', async () => {
    const { visitor } = await openApi();
    expect((await visitor('POST', 'posts/preview', { body: 'x' })).status).toBe(401);
  });
});
