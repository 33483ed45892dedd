import { describe, expect, it } from 'vitest';
import type { PostPage } from '../../src/entities/post.ts';
import { openApi } from '../fixtures/api.ts';

const hidden = { published: false };
const documents = {
  'posts/draft.json': { title: 'Draft', slug: 'the-draft', tags: ['bim'], status: 'draft' },
  'posts/open.json': { title: 'Open', slug: 'the-open', tags: ['bim'], publishedAt: '2026-01-01' },
  'highlights/hidden.json': { titleHtml: 'Hidden', ...hidden },
  'highlights/open.json': { titleHtml: 'Open' },
  'gallery/hidden.json': { title: 'Hidden', ...hidden },
  'gallery/open.json': { title: 'Open' },
};

const everyList = [
  'posts',
  'posts?tag=bim',
  'posts?q=draft+open',
  'posts?status=draft',
  'posts/open/related',
  'post-index',
  'highlights',
  'gallery',
  'home',
];

const hiddenOnes = [
  'posts/draft',
  'posts/the-draft',
  'posts/draft/related',
  'posts/the-draft/related',
  'highlights/hidden',
  'gallery/hidden',
];

describe('visitors', () => {
  it.each(everyList)('never see unpublished entries in /api/%s', async (path) => {
    const { visitor } = await openApi({ documents });
    const text = await (await visitor('GET', path)).text();
    expect(text).not.toMatch(/draft|hidden/i);
  });

  it.each(hiddenOnes)('get 404 for /api/%s, even with an invalid token', async (path) => {
    const { visitor } = await openApi({ documents });
    const headers = { Authorization: 'Bearer not.a.token' };
    for (const as of [{}, headers]) {
      const response = await visitor('GET', path, undefined, as);
      expect(response.status).toBe(404);
      expect(response.headers.get('ETag')).toBeNull();
    }
  });

  it('see an entry from the moment it is published, until it is hidden again', async () => {
    const { visitor, owner } = await openApi({ documents });
    const status = async () => (await visitor('GET', 'posts/the-draft')).status;
    await owner('PUT', 'posts/draft', { status: 'published' });
    expect(await status()).toBe(200);
    await owner('PUT', 'posts/draft', { status: 'draft' });
    expect(await status()).toBe(404);
  });

  it('never get an answer cached for the owner', async () => {
    const { visitor, owner } = await openApi({ documents });
    const etag = (await owner('GET', 'gallery')).headers.get('ETag') ?? '';
    const response = await visitor('GET', 'gallery', undefined, { 'If-None-Match': etag });
    expect(response.status).toBe(200);
    expect(await response.text()).not.toContain('Hidden');
  });

  it('never see messages', async () => {
    const { visitor } = await openApi({
      documents: { 'messages/m.json': { name: 'A', contact: 'a@b.example', message: 'Secret' } },
    });
    expect((await visitor('GET', 'messages')).status).toBe(404);
    expect((await visitor('GET', 'messages/m')).status).toBe(404);
    expect((await visitor('GET', 'contact')).status).toBe(401);
  });
});

describe('the owner', () => {
  it.each(['posts', 'posts?q=draft', 'highlights', 'gallery'])(
    'sees all in /api/%s',
    async (path) => {
      const { owner } = await openApi({ documents });
      expect(await (await owner('GET', path)).text()).toMatch(/draft|hidden/i);
    },
  );

  it('sees those alone that are not published in /api/posts?status=draft', async () => {
    const { owner } = await openApi({ documents });
    const { items } = (await (await owner('GET', 'posts?status=draft')).json()) as PostPage;
    expect(items.map(({ id }) => id)).toEqual(['draft']);
  });

  it.each(hiddenOnes)('sees /api/%s', async (path) => {
    const { owner } = await openApi({ documents });
    expect((await owner('GET', path)).status).toBe(200);
  });
});
