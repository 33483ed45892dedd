import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';

describe('GET /api/health', () => {
  it('is ok when all is well', async () => {
    const { json } = await openApi({ siteHealth: () => ({ pages: 3 }) });
    expect(await json('health')).toEqual({ status: 'ok', problems: [], pages: 3 });
  });

  it('names the broken files, and is ok again once they are mended', async () => {
    const { json, backend, store } = await openApi({
      documents: {
        'posts/torn.json': '{',
        'profile.json': 'null',
        'skills/a.json': '{"name":"A"}',
      },
    });
    expect(await json('health')).toMatchObject({
      status: 'attention',
      problems: [
        { file: 'posts/torn.json', reason: 'is not valid JSON' },
        { file: 'profile.json', reason: 'is not valid: Must be an object.' },
      ],
    });
    backend.documents.set('posts/torn.json', '{"title":"Mended"}');
    backend.documents.delete('profile.json');
    await store.collection('posts').refresh('torn');
    await store.single('profile').refresh('profile');
    expect(await json('health')).toEqual({ status: 'ok', problems: [] });
  });

  it('names the posts that cannot be reached, until each has a slug of its own', async () => {
    const { json, backend, store } = await openApi({
      documents: {
        'posts/a.json': { title: 'A', slug: 'twin', createdAt: '2020-01-01' },
        'posts/b.json': { title: 'B', slug: 'twin', createdAt: '2021-01-01' },
      },
    });
    const reason = 'has the same slug as posts/a.json, which is shown in its place';
    expect(await json('health')).toEqual({
      status: 'attention',
      problems: [{ file: 'posts/b.json', reason }],
    });
    backend.documents.set('posts/b.json', '{"title":"B","slug":"other"}');
    await store.collection('posts').refresh('b');
    expect(await json('health')).toEqual({ status: 'ok', problems: [] });
  });

  it('names what cannot be written, until it can be', async () => {
    const { json, backend } = await openApi();
    backend.failWith('EROFS');
    expect(await json('health')).toEqual({
      status: 'attention',
      problems: [],
      unwritable: { CONTENT_DIR: 'cannot be written (EROFS)' },
    });
    backend.recover();
    expect(await json('health')).toEqual({ status: 'ok', problems: [] });
  });

  it('asks for attention when pages could not be rendered', async () => {
    const failures = { '/blog': 'no' };
    const { json } = await openApi({ siteHealth: () => ({ failures }) });
    expect(await json('health')).toMatchObject({ status: 'attention', failures });
  });
});
