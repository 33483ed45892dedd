import { describe, expect, it } from 'vitest';
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
