import { describe, expect, it } from 'vitest';
import { openApi } from '../fixtures/api.ts';
import { documents, entityWrites, json, refused } from '../fixtures/refusals.ts';
import { samples } from '../fixtures/samples.ts';

describe('413', () => {
  const large = 'x'.repeat(10 * 1024 * 1024 + 1);

  it('answers a body whose declared length is too large', async () => {
    const api = await openApi({ documents });
    const init = { body: large, headers: { ...json, 'Content-Length': String(large.length) } };
    await refused(api, 413, { method: 'PUT', path: 'skills/one', init });
  });

  it('answers a body that turns out to be too large', async () => {
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

  it('accepts JSON types with parameters and suffixes', async () => {
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

  it('answers markup that cleaning made longer than its limit', async () => {
    const api = await openApi();
    const body = JSON.stringify({ titleHtml: '<br>'.repeat(1_250) });
    const init = { body, headers: json };
    const { problem } = await refused(api, 422, { method: 'POST', path: 'highlights', init });
    expect(problem.errors).toEqual({ titleHtml: 'At most 5,000 characters.' });
  });
});

it('markup is as long as what it says: an ampersand counts once, however it is stored', async () => {
  const { owner } = await openApi();
  const many = '&'.repeat(900);
  const long = { titleHtml: many.repeat(5), bodyHtml: many.repeat(20) };
  expect((await owner('POST', 'highlights', long)).status).toBe(201);
  const study = { school: 'TU', startYM: '2020-01', details: many };
  expect((await owner('POST', 'education', study)).status).toBe(201);
});

it('a refusal says once what is wrong with several fields', async () => {
  const api = await openApi({ documents });
  const long = 'x'.repeat(81);
  const init = { body: JSON.stringify({ name: long, category: long, level: long }), headers: json };
  const { problem } = await refused(api, 422, { method: 'POST', path: 'skills', init });
  expect(Object.keys(problem.errors ?? {})).toEqual(['name', 'category', 'level']);
  expect(problem.detail).toBe('At most 80 characters.');
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
  it('reveals no internals to the client; the log has them', async () => {
    const api = await openApi({ documents });
    api.store.collection('skills').get = () => {
      throw new Error('inside');
    };
    const { problem } = await refused(api, 500, { method: 'GET', path: 'skills/one' });
    expect(JSON.stringify(problem)).not.toContain('inside');
    expect(api.lines.at(-1)).toMatchObject({ err: { message: 'inside' } });
  });
});
