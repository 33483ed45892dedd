import { describe, expect, it } from 'vitest';
import { apiOn, openApi, type TestApi } from '../fixtures/api.ts';
import { resources, samples } from '../fixtures/samples.ts';

const everyRead = [
  ...resources,
  ...resources.map((resource) => `${resource}/one`),
  'profile',
  'home',
  'languages',
  'post-index',
  'posts?page=1&pageSize=5&tag=bim&q=beam',
  'posts?view=brief&minutes=true',
  'posts/one/related',
  'posts/one/related?view=brief',
  'health',
  'openapi.json',
  'docs',
];

/** Known by what is stored, not by the answer's own text. */
const byVersion = [
  ...resources.map((resource) => `${resource}/one`),
  'profile',
  'post-index',
  'posts',
  'posts/one/related',
];

async function withAll(): Promise<TestApi> {
  const api = await openApi();
  for (const resource of resources) {
    await api.owner('POST', resource, { ...samples[resource].whole, id: 'one' });
  }
  return api;
}

describe('every GET', () => {
  it.each(everyRead)('/api/%s has an ETag and answers 304', async (path) => {
    const { visitor } = await withAll();
    const first = await visitor('GET', path);
    const etag = first.headers.get('ETag') ?? '';
    expect([first.status, etag]).toEqual([200, expect.stringMatching(/^"[\w-]{22}(\.test)?"$/)]);
    for (const asked of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await visitor('GET', path, undefined, { 'If-None-Match': asked });
      expect([again.status, await again.text()]).toEqual([304, '']);
      expect(again.headers.get('ETag')).toBe(etag);
    }
    const other = await visitor('GET', path, undefined, { 'If-None-Match': '"other"' });
    expect([other.status, await other.text()]).toEqual([200, await first.text()]);
  });

  it('/api/auth/me has an ETag as well', async () => {
    const { owner } = await openApi();
    const etag = (await owner('GET', 'auth/me')).headers.get('ETag') ?? '';
    const again = await owner('GET', 'auth/me', undefined, { 'If-None-Match': etag });
    expect(again.status).toBe(304);
  });

  it.each(everyRead)('/api/%s answers HEAD as GET, without a body', async (path) => {
    const { visitor } = await withAll();
    const [get, head] = [await visitor('GET', path), await visitor('HEAD', path)];
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect([...head.headers]).toEqual([...get.headers]);
    const etag = get.headers.get('ETag') ?? '';
    expect((await visitor('HEAD', path, undefined, { 'If-None-Match': etag })).status).toBe(304);
  });

  it('gets another ETag from a change, and from nothing else', async () => {
    const { visitor, owner } = await withAll();
    const etags = async () => {
      const answers = await Promise.all(
        ['skills', 'skills/one'].map((path) => visitor('GET', path)),
      );
      return answers.map(({ headers }) => headers.get('ETag'));
    };
    const before = await etags();
    expect(await etags()).toEqual(before);
    await owner('PUT', 'skills/one', { level: 'Novice' });
    const after = await etags();
    expect(after.some((etag) => before.includes(etag))).toBe(false);
    await owner('PUT', 'skills/one', { level: samples.skills.whole.level });
    expect(await etags()).toEqual(before);
  });

  it.each(byVersion)('/api/%s is given anew by another build', async (path) => {
    const { visitor, backend } = await withAll();
    const etag = (await visitor('GET', path)).headers.get('ETag') ?? '';
    const updated = await apiOn(backend, { build: 'next' });
    const again = await updated.visitor('GET', path, undefined, { 'If-None-Match': etag });
    expect(again.status).toBe(200);
    expect(again.headers.get('ETag')).toBe(etag.replace('test', 'next'));
  });

  it('tells caches that the owner is answered differently', async () => {
    const { visitor } = await openApi();
    const { headers } = await visitor('GET', 'highlights');
    expect(headers.get('Vary')).toBe('Authorization, X-Owner-Token');
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });
});

type Field = readonly [name: string, value: unknown];
const documents: [path: string, change: Field][] = [
  ...resources.map((name): [string, Field] => [`${name}/one`, samples[name].change]),
  ['profile', ['quote', 'Build.']],
  ['home', ['welcomeHtml', '<p>Hello</p>']],
];

describe.each(documents)('If-Match on /api/%s', (path, [field, value]) => {
  it('accepts the version that GET gave, and refuses it with 412 after a change', async () => {
    const { owner, backend } = await withAll();
    const etag = (await owner('GET', path)).headers.get('ETag') ?? '';
    const right = await owner('PUT', path, { [field]: value }, { 'If-Match': etag });
    expect(right.status).toBe(200);
    expect(right.headers.get('ETag')).not.toBe(etag);
    const stored = new Map(backend.documents);
    const late = await owner('PUT', path, { [field]: 'late' }, { 'If-Match': etag });
    expect([late.status, backend.documents]).toEqual([412, stored]);
    const next = right.headers.get('ETag') ?? '';
    expect((await owner('PUT', path, {}, { 'If-Match': next })).status).toBe(200);
  });

  it('accepts the version that another build gave', async () => {
    const { owner, backend } = await withAll();
    const etag = (await owner('GET', path)).headers.get('ETag') ?? '';
    const updated = await apiOn(backend, { build: 'next' });
    const change = { [field]: value };
    const right = await updated.owner('PUT', path, change, { 'If-Match': etag });
    expect(right.status).toBe(200);
    const late = await updated.owner('PUT', path, change, { 'If-Match': etag });
    expect(late.status).toBe(412);
  });

  it('accepts *, lists, and tags made weak by a compressing proxy; refuses others', async () => {
    const { owner } = await withAll();
    const put = async (asked: string) => {
      const etag = (await owner('GET', path)).headers.get('ETag') ?? '';
      return (await owner('PUT', path, {}, { 'If-Match': asked.replace('ETAG', etag) })).status;
    };
    expect(await put('*')).toBe(200);
    expect(await put('"other", ETAG')).toBe(200);
    expect(await put('W/ETAG')).toBe(200);
    expect(await put('"other"')).toBe(412);
    expect(await put('')).toBe(412);
  });
});

describe('a post whose picture has no size in its name', () => {
  const document = { title: 'Plan', slug: 'plan', body: '<img src="/uploads/plan.png" alt="">' };
  const withPicture = async () => {
    const api = await openApi({ documents: { 'posts/plan.json': document } });
    const read = (as: typeof api.visitor) => as('GET', 'posts/plan');
    const etag = async (as = api.visitor) => (await read(as)).headers.get('ETag') ?? '';
    const arrive = (version: string, width: number) =>
      api.beside.set('plan.png', { version, size: async () => ({ width, height: 5 }) });
    return { ...api, read, etag, arrive };
  };

  it('gets another ETag, and the size, when the picture arrives or is replaced', async () => {
    const { visitor, read, etag, arrive } = await withPicture();
    const told = [await etag()];
    for (const width of [8, 9]) {
      arrive(`version ${width}`, width);
      told.push(await etag());
      expect(await read(visitor).then((answer) => answer.json())).toMatchObject({
        html: expect.stringContaining(`<img width="${width}" height="5"`),
      });
    }
    expect(new Set(told).size).toBe(3);
    expect(await etag()).toBe(told[2]);
  });

  it('names the picture among what it depends on', async () => {
    const { visitor, read } = await withPicture();
    const tags = (await read(visitor)).headers.get('Cache-Tag');
    expect(tags).toBe('posts/plan,uploads/plan.png');
  });

  it('keeps the version that a save replaces', async () => {
    const { owner, etag, arrive } = await withPicture();
    const before = [await etag(owner), await etag()];
    arrive('version 1', 8);
    expect(await etag(owner)).toBe(before[0]);
    for (const [n, version] of [await etag(), ...before].entries()) {
      const save = await owner('PUT', 'posts/plan', { title: `${n}` }, { 'If-Match': version });
      expect(save.status).toBe(n === 0 ? 200 : 412);
    }
  });
});

describe('a save with If-None-Match', () => {
  it('is answered in full, never with 304', async () => {
    const { owner } = await openApi({ documents: { 'skills/a.json': { name: 'Rhino' } } });
    const save = (headers = {}) => owner('PUT', 'skills/a', { name: 'Revit' }, headers);
    const etag = (await save()).headers.get('ETag') ?? '';
    const again = await save({ 'If-None-Match': etag });
    expect([again.status, again.headers.get('ETag')]).toEqual([200, etag]);
    expect(await again.json()).toMatchObject({ name: 'Revit' });
  });
});

describe('If-Match on DELETE', () => {
  it.each(resources)('/api/%s/one refuses another version with 412', async (resource) => {
    const { owner, visitor } = await withAll();
    const path = `${resource}/one`;
    const etag = (await visitor('GET', path)).headers.get('ETag') ?? '';
    expect((await owner('DELETE', path, undefined, { 'If-Match': '"other"' })).status).toBe(412);
    expect((await visitor('GET', path)).status).toBe(200);
    expect((await owner('DELETE', path, undefined, { 'If-Match': etag })).status).toBe(204);
  });

  it('lets one of two updates of the same version win', async () => {
    const { owner, visitor } = await withAll();
    const etag = (await visitor('GET', 'skills/one')).headers.get('ETag') ?? '';
    const put = (level: string) => owner('PUT', 'skills/one', { level }, { 'If-Match': etag });
    const answers = await Promise.all(['a', 'b', 'c'].map(put));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});
