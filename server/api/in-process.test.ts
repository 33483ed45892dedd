import { expect, it } from 'vitest';
import { openApi } from '../../tests/fixtures/api.ts';
import { storedPost } from '../../tests/fixtures/posts.ts';
import { inProcess } from './in-process.ts';

async function open() {
  const documents = { 'posts/a.json': storedPost({ slug: 'a', title: 'Ä first ✓' }) };
  const { api } = await openApi({ documents });
  return { api, apiFetch: inProcess(api) };
}

it.each([
  '/api/posts',
  '/api/posts/a',
  '/api/posts/none',
  '/api/post-index',
  '/api/profile',
  '/api/nothing',
])('%s is answered as over the network', async (path) => {
  const { api, apiFetch } = await open();
  const [here, there] = [await apiFetch(path), await api.request(path)];
  expect(here.status).toBe(there.status);
  expect([...here.headers]).toEqual([...there.headers]);
  expect(await here.json()).toEqual(await there.json());
});

it('answers 304, and HEAD, without a body', async () => {
  const { apiFetch } = await open();
  const etag = (await apiFetch('/api/posts/a')).headers.get('ETag') ?? '';
  const unchanged = await apiFetch('/api/posts/a', { headers: { 'If-None-Match': etag } });
  expect([unchanged.status, await unchanged.text()]).toEqual([304, '']);
  const head = await apiFetch('/api/posts/a', { method: 'HEAD' });
  expect([head.headers.get('ETag'), await head.text()]).toEqual([etag, '']);
});

it('answers even when the caller has given up waiting', async () => {
  const { apiFetch } = await open();
  expect((await apiFetch('/api/posts/a', { signal: AbortSignal.abort() })).status).toBe(200);
});
