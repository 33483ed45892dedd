import { describe, expect, it } from 'vitest';
import { openApi, type TestApi } from '../fixtures/api.ts';
import { resources, samples } from '../fixtures/samples.ts';

const json = { 'Content-Type': 'application/json' };

const documents = {
  ...Object.fromEntries(resources.map((name) => [`${name}/one.json`, samples[name].whole])),
  'profile.json': { fullName: 'Robin' },
  'home.json': { welcomeHtml: '<p>Hi</p>' },
};

/** Every write that carries an entity. */
const entityWrites: [method: string, path: string][] = [
  ...resources.flatMap((name): [string, string][] => [
    ['POST', name],
    ['PUT', `${name}/one`],
  ]),
  ['PUT', 'profile'],
  ['POST', 'profile'],
  ['PUT', 'home'],
];

type Asked = { method: string; path: string; init?: RequestInit };

/** Asks as the owner and expects a problem that is fit to show, with nothing stored. */
async function refused(api: TestApi, status: number, { method, path, init = {} }: Asked) {
  const stored = new Map(api.backend.documents);
  const headers = { Authorization: `Bearer ${api.token}`, ...(init.headers as object) };
  const response = await api.api.request(`/api/${path}`, { ...init, method, headers });
  expect([method, path, response.status]).toEqual([method, path, status]);
  expect(response.headers.get('Content-Type')).toBe('application/problem+json');
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  const text = await response.text();
  expect(text).not.toMatch(/\bat \S+ ?\(|node:|node_modules|\.ts\b|secret\/path/);
  const problem = JSON.parse(text);
  expect(problem).toMatchObject({ status, title: /^[A-Z]/, detail: /^[A-Z].*[.!?]$/ });
  expect(api.backend.documents).toEqual(stored);
  return { problem, headers: response.headers };
}

describe('400', () => {
  it.each(['', '{', '{"a":1}x', '[]', 'null', '1', '"text"', 'NaN', '\0{}'])(
    'answers a body of %j that is no JSON object, on every write',
    async (body) => {
      const api = await openApi({ documents });
      for (const [method, path] of entityWrites) {
        await refused(api, 400, { method, path, init: { body, headers: json } });
      }
    },
  );
});

describe('404', () => {
  it.each(['none', '', 'skills/', 'posts/one/other', 'skills/one/', 'health/x'])(
    'answers /api/%s, which is no path',
    async (path) => {
      await refused(await openApi({ documents }), 404, { method: 'GET', path });
    },
  );

  it.each(resources)('answers an id of %s that is not there, to every method', async (name) => {
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

  it('never answers a method that Allow names', async () => {
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

describe('413', () => {
  const large = 'x'.repeat(10 * 1024 * 1024 + 1);

  it('answers a body that says it is too large', async () => {
    const api = await openApi({ documents });
    const init = { body: large, headers: { ...json, 'Content-Length': String(large.length) } };
    await refused(api, 413, { method: 'PUT', path: 'skills/one', init });
  });

  it('answers a body that does not say and turns out to be', async () => {
    const api = await openApi({ documents });
    const body = new Blob([large]).stream();
    const init = { body, headers: json, duplex: 'half' } as RequestInit;
    await refused(api, 413, { method: 'PUT', path: 'skills/one', init });
  });
});

describe('415', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp', ''])(
    'answers a body of type %j on every write',
    async (type) => {
      const api = await openApi({ documents });
      for (const [method, path] of entityWrites) {
        const headers: Record<string, string> = type ? { 'Content-Type': type } : {};
        const init = { body: new TextEncoder().encode('{}'), headers };
        await refused(api, 415, { method, path, init });
      }
    },
  );

  it('takes JSON with parameters and of other kinds', async () => {
    const { owner } = await openApi({ documents });
    for (const type of ['application/json; charset=utf-8', 'application/merge-patch+json']) {
      const response = await owner('PUT', 'skills/one', {}, { 'Content-Type': type });
      expect(response.status).toBe(200);
    }
  });
});

describe('422', () => {
  it.each(['POST skills/delete', 'DELETE skills', 'DELETE skills?id='])(
    'answers %s without an id',
    async (route) => {
      const [method = '', path = ''] = route.split(' ');
      const init = { body: '{"id":null}', headers: json };
      const { problem } = await refused(await openApi({ documents }), 422, { method, path, init });
      expect(problem.errors).toEqual({ id: 'Missing id' });
    },
  );

  it('answers markup that grew too long to be read again when it was cleaned', async () => {
    const api = await openApi();
    const body = JSON.stringify({ titleHtml: '&'.repeat(4_999) });
    const init = { body, headers: json };
    const { problem } = await refused(api, 422, { method: 'POST', path: 'highlights', init });
    expect(problem.errors).toEqual({ titleHtml: 'At most 5,000 characters.' });
  });
});

describe('a disk that does not take a write', () => {
  it.each([
    ['ENOSPC', 507, 'disk is full'],
    ['EDQUOT', 507, 'disk is full'],
    ['EIO', 503, 'try again'],
    ['EROFS', 503, 'try again'],
  ])('%s is answered with %i on every write', async (code, status, words) => {
    const api = await openApi({ documents });
    api.backend.failWith(code);
    for (const [method, path] of entityWrites) {
      const name = path.split('/')[0] as keyof typeof samples;
      const body = JSON.stringify({
        ...(samples[name]?.whole ?? { quote: 'x', html: 'x' }),
        ...(method === 'POST' ? { slug: 'other' } : { sortOrder: 9, thesis: 'x', role: 'x' }),
      });
      const asked = { method, path, init: { body, headers: json } };
      const { problem } = await refused(api, status, asked);
      expect(problem.detail).toContain(words);
    }
    await refused(api, status, { method: 'DELETE', path: 'skills/one' });
    api.backend.recover();
    expect((await api.owner('DELETE', 'skills/one')).status).toBe(204);
  });
});

describe('500', () => {
  it('tells a person nothing of what went wrong inside; the log has it', async () => {
    const api = await openApi({ documents });
    api.store.collection('skills').get = () => {
      throw new Error('inside');
    };
    const { problem } = await refused(api, 500, { method: 'GET', path: 'skills/one' });
    expect(JSON.stringify(problem)).not.toContain('inside');
    expect(api.lines.at(-1)).toMatchObject({ err: { message: 'inside' } });
  });
});

describe('501', () => {
  it('answers what this version does not do yet, to the owner alone where it is a write', async () => {
    const api = await openApi({ documents });
    await refused(api, 501, { method: 'POST', path: 'certificates/resolve' });
    await refused(api, 501, { method: 'GET', path: 'certificates/one/verification' });
  });
});
