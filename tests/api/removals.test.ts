import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';
import { resources, samples } from '../fixtures/samples.ts';

describe.each(resources)('/api/%s', (resource) => {
  const { whole, change } = samples[resource];
  const path = `${resource}/one`;
  const withOne = () => openApi({ documents: { [`${path}.json`]: whole } });

  it('DELETE answers 204, after which there is nothing', async () => {
    const { owner, visitor, backend } = await withOne();
    const response = await owner('DELETE', path);
    expect([response.status, await response.text()]).toEqual([204, '']);
    expect((await visitor('GET', path)).status).toBe(404);
    expect((await owner('DELETE', path)).status).toBe(404);
    expect(backend.documents.size).toBe(0);
  });

  it.each([
    ['DELETE', `${resource}?id=one`, undefined],
    ['POST', `${resource}/delete`, { id: 'one' }],
    ['POST', `${resource}/one/delete`, undefined],
    ['DELETE', resource, { id: 'one' }],
  ])('deletes by %s /api/%s as well', async (method, form, body) => {
    const { owner, backend } = await withOne();
    const stale = await owner(method, form, body, { 'If-Match': '"other"' });
    expect([stale.status, backend.documents.size]).toEqual([412, 1]);
    expect((await owner(method, form, body)).status).toBe(204);
    expect(backend.documents.size).toBe(0);
    expect((await owner(method, form, body)).status).toBe(404);
  });

  it('removals and updates at once never bring an entry back', async () => {
    const { owner, backend } = await withOne();
    const [field, value] = change;
    const [removed, updated] = await Promise.all([
      owner('DELETE', path),
      owner('PUT', path, { [field]: value }),
    ]);
    expect(removed.status).toBe(204);
    expect([200, 404]).toContain(updated.status);
    expect(backend.documents.size).toBe(0);
  });
});
