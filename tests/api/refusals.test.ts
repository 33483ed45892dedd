import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';
import { documents, entityWrites, json, refused } from '../fixtures/refusals.ts';
import { resources, samples } from '../fixtures/samples.ts';

describe('400', () => {
  it.each(['', '{', '{"a":1}x', '[]', 'null', '1', '"text"', 'NaN', '\0{}'])(
    'answers a body of %j, which is no JSON object, on every write',
    async (body) => {
      const api = await openApi({ documents });
      for (const [method, path] of entityWrites) {
        await refused(api, 400, { method, path, init: { body, headers: json } });
      }
    },
  );

  it('answers a body in another encoding than UTF-8 on every write', async () => {
    const api = await openApi({ documents });
    const body = new Uint8Array(Buffer.from('{"name":"caf\xe9"}', 'latin1'));
    for (const [method, path] of entityWrites) {
      for (const headers of [json, { ...json, 'Idempotency-Key': 'a' }]) {
        await refused(api, 400, { method, path, init: { body, headers } });
      }
    }
  });
});

describe('404', () => {
  it.each(['none', '', 'skills/', 'posts/one/other', 'skills/one/', 'health/x'])(
    'answers /api/%s, which is no path',
    async (path) => {
      await refused(await openApi({ documents }), 404, { method: 'GET', path });
    },
  );

  it.each(resources)('answers an unknown id of %s, for every method', async (name) => {
    const api = await openApi({ documents });
    for (const id of ['none', '__proto__', '..%2fprofile', '%00']) {
      const init = { body: '{}', headers: json };
      await refused(api, 404, { method: 'PUT', path: `${name}/${id}`, init });
      await refused(api, 404, { method: 'DELETE', path: `${name}/${id}` });
    }
  });
});

describe('405', () => {
  it.each([
    ['skills', 'DELETE, GET, HEAD, POST'],
    ['skills/one', 'DELETE, GET, HEAD, PUT'],
    ['posts/one/related', 'GET, HEAD'],
    ['profile', 'GET, HEAD, POST, PUT'],
    ['home', 'GET, HEAD, PUT'],
    ['health', 'GET, HEAD'],
    ['auth/owner', 'POST'],
    ['auth/me', 'GET, HEAD'],
    ['contact', 'GET, HEAD, POST'],
    ['openapi.json', 'GET, HEAD'],
  ])('answers PATCH of /api/%s with Allow: %s', async (path, allow) => {
    const api = await openApi({ documents });
    const { headers } = await refused(api, 405, { method: 'PATCH', path });
    expect(headers.get('Allow')).toBe(allow);
  });

  it('is never the answer to a method that Allow names', async () => {
    const api = await openApi({ documents });
    for (const path of ['skills', 'posts/one', 'auth/owner', 'contact', 'post-index', 'docs']) {
      const { headers } = await refused(api, 405, { method: 'PATCH', path });
      for (const method of headers.get('Allow')?.split(', ') ?? []) {
        expect((await api.owner(method, path)).status).not.toBe(405);
      }
    }
  });
});

describe('409', () => {
  it.each(resources)('answers a change of %s whose file is broken, and leaves it', async (name) => {
    const api = await openApi({ documents: { [`${name}/torn.json`]: '{"torn' } });
    const init = { body: JSON.stringify(samples[name].whole), headers: json };
    const put = await refused(api, 409, { method: 'PUT', path: `${name}/torn`, init });
    expect(put.problem.detail).toContain(`${name}/torn.json is not valid JSON`);
    await refused(api, 409, { method: 'DELETE', path: `${name}/torn` });
  });

  it.each(['profile', 'home'])('answers a change of %s when its file is broken', async (name) => {
    const api = await openApi({ documents: { [`${name}.json`]: '[]' } });
    await refused(api, 409, { method: 'PUT', path: name, init: { body: '{}', headers: json } });
  });
});
