import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';
import { resources, samples } from '../fixtures/samples.ts';

type Entry = Record<string, unknown> & { id: string };

const entryIn = async (response: Response) => (await response.json()) as Entry;

describe.each(resources)('/api/%s', (resource) => {
  const { whole, least, change, wrong } = samples[resource];

  async function withOne() {
    const api = await openApi();
    const created = await api.owner('POST', resource, { ...whole, id: 'one' });
    return { ...api, etag: created.headers.get('ETag') ?? '', path: `${resource}/one` };
  }

  it('POST answers 201, the stored entity and its Location', async () => {
    const { owner, json, backend } = await openApi();
    const response = await owner('POST', resource, { ...whole, id: 'one' });
    expect(response.status).toBe(201);
    expect(response.headers.get('Location')).toBe(`/api/${resource}/one`);
    const entry = await entryIn(response);
    expect(entry).toMatchObject({ ...whole, id: 'one' });
    expect(await json(`${resource}/one`)).toEqual(entry);
    expect(JSON.parse(backend.documents.get(`${resource}/one.json`) ?? '')).toMatchObject(whole);
  });

  it('POST makes an id that can name a file, and accepts the smallest entry', async () => {
    const { owner, visitor } = await openApi();
    const ids = [];
    for (const id of [
      undefined,
      '../x',
      'CON',
      'con',
      '',
      '__proto__',
      'new',
      7,
      'x'.repeat(101),
    ]) {
      const response = await owner('POST', resource, { ...least, id });
      expect(response.status).toBe(201);
      ids.push((await entryIn(response)).id);
    }
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) {
      expect(id).toMatch(/^(?!con$|new$)[a-z0-9][a-z0-9_-]{0,99}$/);
      expect((await visitor('GET', `${resource}/${id}`)).status).toBe(200);
    }
  });

  it('never takes an id that is in use, by a broken file or by a write under way', async () => {
    const { owner, backend } = await openApi({ documents: { [`${resource}/broken.json`]: '{' } });
    const asked = ['one', 'one', 'one', 'broken'];
    const answers = await Promise.all(
      asked.map((id) => owner('POST', resource, { ...whole, slug: undefined, id })),
    );
    const ids = await Promise.all(answers.map(async (answer) => (await entryIn(answer)).id));
    expect(new Set(ids).size).toBe(4);
    expect(backend.documents.size).toBe(5);
    expect(backend.documents.get(`${resource}/broken.json`)).toBe('{');
  });

  it('GET answers a JSON list for visitors', async () => {
    const { json, owner } = await openApi();
    const listed = async () => {
      const list = await json<Entry[] | { items: Entry[] }>(resource);
      return Array.isArray(list) ? list : list.items;
    };
    expect(await listed()).toEqual([]);
    await owner('POST', resource, { ...whole, id: 'one' });
    expect(await listed()).toMatchObject([{ id: 'one' }]);
  });

  it('PUT keeps the fields not sent, and answers the stored entity', async () => {
    const { owner, json, path } = await withOne();
    const [field, value] = change;
    const response = await owner('PUT', path, { [field]: value });
    expect(response.status).toBe(200);
    const entry = await entryIn(response);
    expect(entry).toMatchObject({ ...whole, [field]: value, id: 'one' });
    expect(await json(path)).toEqual(entry);
  });

  it.each(Object.keys(whole))('PUT of %s alone changes no other field', async (field) => {
    const { owner, backend } = await openApi();
    await owner('POST', resource, { ...least, id: 'one' });
    const stored = () => JSON.parse(backend.documents.get(`${resource}/one.json`) ?? '');
    const before = stored();
    await owner('PUT', `${resource}/one`, { [field]: whole[field] });
    const { updatedAt, ...after } = stored();
    expect(after).toEqual({ ...before, updatedAt: undefined, [field]: after[field] });
    expect(after[field]).toEqual(whole[field]);
  });

  it('answers 422 with a message for the field that is not valid, and stores nothing', async () => {
    const { owner, backend, path } = await withOne();
    const stored = new Map(backend.documents);
    const [field, value] = wrong;
    const created = await owner('POST', resource, { ...whole, slug: 'other', [field]: value });
    const updated = await owner('PUT', path, { [field]: value });
    for (const response of [created, updated]) {
      expect(response.status).toBe(422);
      const { errors, detail } = (await response.json()) as {
        errors: Record<string, string>;
        detail: string;
      };
      expect(Object.keys(errors)).toEqual([field]);
      expect(detail).toBe(errors[field]);
    }
    expect(backend.documents).toEqual(stored);
  });

  it('stores what it can read again: the file holds the entity that was acknowledged', async () => {
    const { backend, store, path, json } = await withOne();
    const before = await json(path);
    await store.collection(resource).refresh('one');
    expect(await json(path)).toEqual(before);
    expect(store.problems()).toEqual([]);
    expect(backend.documents.size).toBe(1);
  });
});
