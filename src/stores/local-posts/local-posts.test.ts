import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWebStorage, type WebStorage } from '../../../tests/fixtures/web-storage.ts';
import { isLocalId } from './local-post.ts';

const post = {
  slug: 'a-slab',
  title: 'A slab',
  body: '<p>Words.</p>',
  tags: ['bim'],
  color: '#4f46e5',
  theme: { fontFamily: 'Inter', basePx: 16, headingScale: 1.15 },
  coverImageUrl: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  etag: null,
};

const key = 'localBlogs';
let storage: WebStorage;

async function open() {
  vi.resetModules();
  return import('./local-posts.ts');
}

beforeEach(() => {
  storage = createWebStorage();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', storage);
});

describe('localBlogs: locally saved posts', () => {
  it('keeps a post under its id and returns it by id or slug', async () => {
    const { keepLocalPost, localPost } = await open();
    expect(keepLocalPost({ ...post, id: 'local-1' })).toBe(true);
    expect(keepLocalPost({ ...post, id: 'local-1', title: 'A new slab' })).toBe(true);
    expect(JSON.parse(storage.items.get(key) ?? '')).toHaveLength(1);
    expect(localPost('local-1')?.title).toBe('A new slab');
    expect(localPost('a-slab')?.id).toBe('local-1');
    expect(localPost('none')).toBeUndefined();
  });

  it('removes local copies by id', async () => {
    const { keepLocalPost, dropLocalPosts, localPost } = await open();
    keepLocalPost({ ...post, id: 'local-1' });
    keepLocalPost({ ...post, id: 'local-2', slug: 'b' });
    dropLocalPosts(['local-1', 'local-3']);
    expect(localPost('local-1')).toBeUndefined();
    expect(localPost('local-2')?.slug).toBe('b');
  });

  it('removes a copy, but none that another tab has changed since', async () => {
    const { keepLocalPost, dropLocalCopy, localPost } = await open();
    keepLocalPost({ ...post, id: 'local-1' });
    keepLocalPost({ ...post, id: 'local-2' });
    dropLocalCopy({ id: 'local-1', updatedAt: '2025-12-31T00:00:00.000Z' });
    expect(localPost('local-1')?.title).toBe('A slab');
    dropLocalCopy({ id: 'local-1', updatedAt: post.updatedAt });
    expect([localPost('local-1'), localPost('local-2')?.id]).toEqual([undefined, 'local-2']);
  });

  it('a deleted post takes along its copies, but no draft that has no slug yet', async () => {
    const { keepLocalPost, dropLocalCopies, $localPosts } = await open();
    keepLocalPost({ ...post, id: 'local-1', slug: '', title: '' });
    keepLocalPost({ ...post, id: '3f2c', slug: '' });
    keepLocalPost({ ...post, id: 'local-2' });
    dropLocalCopies({ id: '3f2c', slug: '' });
    expect($localPosts.get().map(({ id }) => id)).toEqual(['local-2', 'local-1']);
    dropLocalCopies({ id: '3f2c', slug: 'a-slab' });
    expect($localPosts.get().map(({ id }) => id)).toEqual(['local-1']);
  });

  it('reports when the device could not keep a post, and leaves the previous entries', async () => {
    const { keepLocalPost, localPost } = await open();
    keepLocalPost({ ...post, id: 'local-1' });
    storage.isFull = true;
    expect(keepLocalPost({ ...post, id: 'local-2' })).toBe(false);
    expect(localPost('local-1')?.title).toBe('A slab');
  });

  it('shows a copy from an older version of the site with defaults for what it lacks', async () => {
    storage.items.set(key, JSON.stringify([{ id: 'local-7', body: 'x', tags: ['a', 5] }]));
    const { localPost } = await open();
    expect(localPost('local-7')).toMatchObject({
      slug: '',
      title: '',
      tags: ['a'],
      theme: post.theme,
      etag: null,
    });
  });

  it.each(['content', 'bodyHtml', 'body_html', 'html', 'markdown', 'text', 'excerpt'])(
    'reads the body of a locally saved post from %s',
    async (name) => {
      storage.items.set(key, JSON.stringify([{ id: 'local-8', slug: 'old', [name]: 'Words.' }]));
      const { localPost } = await open();
      expect(localPost('old')?.body).toBe('Words.');
    },
  );

  it('accepts snake_case names, tags as text, and colour and theme in meta', async () => {
    const meta = { color: '#123456', theme: { font_family: 'Literata', base_px: 18 } };
    const old = { id: 'local-9', slug: 'old', body: 'x', tags: 'a, b,,', meta };
    storage.items.set(
      key,
      JSON.stringify([{ ...old, cover_image_url: '/c.webp', created_at: '2026-01-01' }]),
    );
    const { localPost } = await open();
    expect(localPost('local-9')).toMatchObject({
      tags: ['a', 'b'],
      color: '#123456',
      theme: { fontFamily: 'Literata', basePx: 18, headingScale: 1.15 },
      coverImageUrl: '/c.webp',
      createdAt: '2026-01-01',
    });
  });

  it('a theme or a moment of another kind is as in a post that has none', async () => {
    const theme = { fontFamily: 5, basePx: 'large', headingScale: {} };
    const odd = { id: 'local-9', slug: 'odd', body: 'x', theme, createdAt: 'then', updatedAt: {} };
    storage.items.set(key, JSON.stringify([odd, { ...odd, id: 'local-8', createdAt: 1.7e12 }]));
    const { localPost } = await open();
    expect(localPost('local-9')).toMatchObject({ theme: post.theme, createdAt: '', updatedAt: '' });
    expect(localPost('local-8')?.createdAt).toBe('2023-11-14T22:13:20.000Z');
  });

  it('a post lacking an id or slug gets a slug derived from its title', async () => {
    storage.items.set(key, JSON.stringify([{ title: 'A Slab, Again', body: 'x' }]));
    const { keepLocalPost, dropLocalPosts, localPost } = await open();
    const found = localPost('a-slab-again');
    expect(found).toMatchObject({ id: 'local-a-slab-again', slug: 'a-slab-again' });
    if (found) keepLocalPost({ ...found, title: 'Changed' });
    expect(JSON.parse(storage.items.get(key) ?? '')).toHaveLength(1);
    dropLocalPosts(['local-a-slab-again']);
    expect(storage.items.get(key)).toBe('[]');
  });

  it('never overwrites entries it cannot read', async () => {
    storage.items.set(key, JSON.stringify([{ strange: true }]));
    const { keepLocalPost, $localPosts } = await open();
    keepLocalPost({ ...post, id: 'local-1' });
    expect(JSON.parse(storage.items.get(key) ?? '')).toContainEqual({ strange: true });
    expect($localPosts.get()).toHaveLength(1);
  });

  it('sets torn text aside before overwriting it', async () => {
    storage.items.set(key, '[{"id":"local-1","body":"half');
    const { keepLocalPost } = await open();
    keepLocalPost({ ...post, id: 'local-2' });
    expect(storage.items.get('localBlogs:unreadable')).toBe('[{"id":"local-1","body":"half');
  });

  it('leaves torn text where it is when the device has no room to set it aside', async () => {
    const torn = '[{"id":"local-1","body":"half';
    storage.items.set(key, torn);
    const { setItem } = storage;
    storage.setItem = (name, value) => {
      storage.isFull = name !== key;
      setItem.call(storage, name, value);
    };
    const { dropLocalPosts, keepLocalPost } = await open();
    expect(keepLocalPost({ ...post, id: 'local-2' })).toBe(false);
    expect(dropLocalPosts(['local-2'])).toBe(false);
    expect(storage.items.get(key)).toBe(torn);
  });

  it('follows changes by another tab', async () => {
    const { $localPosts } = await open();
    const stop = $localPosts.listen(() => {});
    storage.items.set(key, JSON.stringify([{ ...post, id: 'local-1' }]));
    window.dispatchEvent(new Event('storage'));
    expect($localPosts.get().map(({ id }) => id)).toEqual(['local-1']);
    stop();
  });

  it('follows what the tab wrote elsewhere while the browser kept this page', async () => {
    const { $localPosts } = await open();
    const stop = $localPosts.listen(() => {});
    storage.items.set(key, JSON.stringify([{ ...post, id: 'local-1' }]));
    window.dispatchEvent(new Event('pageshow'));
    expect($localPosts.get().map(({ id }) => id)).toEqual(['local-1']);
    stop();
  });
});

it("begins a new post as 'local-{timestamp}'", async () => {
  const { newLocalId } = await open();
  expect(newLocalId(1700)).toBe('local-1700');
  expect(isLocalId('local-1700')).toBe(true);
  expect(isLocalId('3f2c')).toBe(false);
});
