import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createWebStorage } from '../../../../../tests/fixtures/web-storage.ts';
import { newFields } from '../../../../lib/highlights.ts';

// Only browsers parse markup.
vi.mock('../../../../ui/same-markup.ts', () => ({ sameMarkup: Object.is }));

const stored = { ...newFields(0), id: 'a', title: 'Theirs' };
let sent: { method: string; ifMatch: string | null }[] = [];

beforeEach(() => {
  sent = [];
  vi.resetModules();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', Object.assign(new EventTarget(), { documentElement: { dataset: {} } }));
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, createWebStorage());
  vi.stubGlobal('fetch', async (_url: string, { method = 'GET', headers }: RequestInit = {}) => {
    sent.push({ method, ifMatch: new Headers(headers).get('If-Match') });
    return Response.json(stored, { headers: { ETag: '"now"' } });
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A form that began while the server did not answer, so that the version is not known. */
async function sendFrom(title: string) {
  const { send } = await import('./editing.ts');
  const base = { ...newFields(0), title };
  const fields = { ...base, title: 'Mine' };
  const form = { form: 1, isNew: false, restored: false, etag: null };
  return send({ ...form, id: 'a', base, fields });
}

it('a highlight whose version is not known replaces what it is based on', async () => {
  await sendFrom('Theirs');
  expect(sent).toEqual([
    { method: 'GET', ifMatch: null },
    { method: 'PUT', ifMatch: '"now"' },
  ]);
});

it('a highlight whose version is not known replaces nothing that was changed meanwhile', async () => {
  await expect(sendFrom('As it was')).rejects.toMatchObject({ theirs: { etag: '"now"' } });
  expect(sent.map(({ method }) => method)).toEqual(['GET']);
});
