import { expect, it } from 'vitest';
import { openApi } from '../../../../../tests/fixtures/api.ts';
import { createOwnerApi } from '../../../../api/writes.ts';
import { readDrafts } from './read-drafts.ts';

it('every draft is listed for the owner, however many there are, and none for anyone else', async () => {
  const draft = (n: number) => [`posts/d${n}.json`, { title: `Draft ${n}`, status: 'draft' }];
  const drafts = Array.from({ length: 205 }, (_, n) => draft(n));
  const documents = { ...Object.fromEntries(drafts), 'posts/out.json': { title: 'Out' } };
  const { api, token } = await openApi({ documents });
  const fetcher: typeof fetch = async (input, init) => api.request(String(input), init);
  const found = await readDrafts(createOwnerApi(() => token, fetcher));
  expect(new Set(found.map(({ id }) => id)).size).toBe(205);
  expect(found.map(({ title }) => title)).not.toContain('Out');
  expect(await readDrafts(createOwnerApi(() => 'forged', fetcher))).toEqual([]);
});
