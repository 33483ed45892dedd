import { describe, expect, it, vi } from 'vitest';
import { openApi } from '../fixtures/api.ts';

const documents = { 'skills/a.json': { name: 'BIM', category: 'Modelling' } };

/**
 * The API, and functions that write or remove a file from outside without the server noticing yet.
 */
async function withUnseen() {
  const api = await openApi({ documents });
  const etag = (await api.visitor('GET', 'skills/a')).headers.get('ETag') ?? '';
  const unseen = (text: string) => api.backend.documents.set('skills/a.json', text);
  const stored = (id = 'a') => JSON.parse(api.backend.documents.get(`skills/${id}.json`) ?? 'null');
  return { ...api, etag, unseen, stored };
}

type Unseen = Awaited<ReturnType<typeof withUnseen>>;

/** Sends a write, and changes the file from outside just before the write would take its place. */
async function overtaken(
  { backend, unseen }: Unseen,
  write: () => Response | Promise<Response>,
): Promise<Response> {
  const release = backend.hold('skills/a.json');
  const answer = write();
  await vi.waitUntil(() => backend.journal.length > 0);
  unseen(theirs);
  release();
  return answer;
}

const theirs = '{"name":"Theirs","category":"Modelling"}';

describe('a file that someone else changed a moment ago', () => {
  it('is not overwritten by a change made from an older version', async () => {
    const { owner, etag, unseen, stored, json } = await withUnseen();
    unseen(theirs);
    const refused = await owner('PUT', 'skills/a', { name: 'Mine' }, { 'If-Match': etag });
    expect([refused.status, stored().name]).toEqual([412, 'Theirs']);
    expect((await json('skills/a')).name).toBe('Theirs');
  });

  it('keeps the fields that a change without a version does not send', async () => {
    const { owner, unseen, stored } = await withUnseen();
    unseen(theirs);
    expect((await owner('PUT', 'skills/a', { category: 'Mine' })).status).toBe(200);
    expect(stored()).toMatchObject({ name: 'Theirs', category: 'Mine' });
  });

  it('is not removed by a client that has seen another version', async () => {
    const { owner, etag, unseen, stored } = await withUnseen();
    unseen(theirs);
    const refused = await owner('DELETE', 'skills/a', undefined, { 'If-Match': etag });
    expect([refused.status, stored().name]).toEqual([412, 'Theirs']);
  });

  it('is left as it is while it is not valid', async () => {
    const { owner, unseen, backend } = await withUnseen();
    unseen('{"name":');
    expect((await owner('PUT', 'skills/a', { name: 'Mine' })).status).toBe(409);
    expect((await owner('DELETE', 'skills/a')).status).toBe(409);
    expect(backend.documents.get('skills/a.json')).toBe('{"name":');
  });

  it('is not brought back after its removal', async () => {
    const { owner, backend } = await withUnseen();
    backend.documents.delete('skills/a.json');
    expect((await owner('PUT', 'skills/a', { name: 'Mine' })).status).toBe(404);
    expect(backend.documents.size).toBe(0);
  });

  it('is not overwritten by a new entry of the same id, which gets another id on the next try', async () => {
    const { owner, backend, stored } = await withUnseen();
    backend.documents.set('skills/b.json', theirs);
    const create = () => owner('POST', 'skills', { id: 'b', name: 'Mine' });
    expect([(await create()).status, stored('b').name]).toEqual([409, 'Theirs']);
    const created = await create();
    const { id } = (await created.json()) as { id: string };
    expect([created.status, stored(id).name, stored('b').name]).toEqual([201, 'Mine', 'Theirs']);
  });
});

describe('a file that someone else changes while it is being written', () => {
  it('keeps their change to another field', async () => {
    const api = await withUnseen();
    const { owner, stored } = api;
    const saved = await overtaken(api, () => owner('PUT', 'skills/a', { category: 'Mine' }));
    expect(saved.status).toBe(200);
    expect(stored()).toMatchObject({ name: 'Theirs', category: 'Mine' });
    expect(await saved.json()).toMatchObject({ name: 'Theirs', category: 'Mine' });
  });

  it.each([
    ['PUT', { category: 'Mine' }],
    ['DELETE', undefined],
  ] as const)('is left to them by a %s of another version', async (method, body) => {
    const api = await withUnseen();
    const { owner, stored, etag } = api;
    const write = () => owner(method, 'skills/a', body, { 'If-Match': etag });
    expect((await overtaken(api, write)).status).toBe(412);
    expect(stored()).toEqual(JSON.parse(theirs));
  });
});
