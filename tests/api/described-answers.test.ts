import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { openApi, passphrase } from '../fixtures/api.ts';
import { type Description, describedAnswers } from '../fixtures/described-answers.ts';
import { resources, samples } from '../fixtures/samples.ts';

const id = 'one';
const related = { title: 'Related', tags: ['BIM'], body: '# Part\n\nWords.' };

const profile = {
  fullName: 'Ada',
  email: 'ada@example.org',
  socials: {
    github: 'https://github.com/ada',
    extras: { languages: [{ name: 'English', level: 'Native' }], interests: ['maps'] },
  },
};

const documents = {
  ...Object.fromEntries(resources.map((name) => [`${name}/${id}.json`, samples[name].whole])),
  ...Object.fromEntries(resources.map((name) => [`${name}/least.json`, samples[name].least])),
  'posts/related.json': related,
  'experience/torn.json': { company: 3, startDate: 'soon' },
  'messages/one.json': { name: 'A', contact: 'a@example.org', message: 'Hello' },
  'profile.json': profile,
  'home.json': { welcomeHtml: '<p>Welcome</p>' },
};

const page = { status: 200, type: 'text/html', finalUrl: 'https://example.org/' };
const outbound = async () => ({ ...page, body: Buffer.from('<title>Page</title>') });

async function open(options: Parameters<typeof openApi>[0] = {}) {
  const api = await openApi({ documents, outbound, ...options });
  const description = await api.json<Description>('openapi.json');
  const differences = describedAnswers(description);
  /** Asks for a path as described, and compares the answer with the description. */
  const check = async (method: string, path: string, response: Response, status: number) => {
    expect([method, path, response.status]).toEqual([method, path, status]);
    expect([method, path, await differences(method, path, response)]).toEqual([method, path, []]);
  };
  return { ...api, description, check };
}

const asked = (path: string, of = id) => path.replace('/api/', '').replace('{id}', of);

describe('What the description says of answers', () => {
  it('holds for everything that can be read', async () => {
    const { owner, check, description } = await open();
    const paths = Object.keys(description.paths).filter((path) => description.paths[path]?.get);
    expect(paths.length).toBeGreaterThan(25);
    for (const path of paths) {
      const first = await owner('GET', asked(path));
      const tag = { 'If-None-Match': first.headers.get('ETag') ?? '' };
      await check('GET', path, first, 200);
      await check('GET', path, await owner('GET', asked(path), undefined, tag), 304);
    }
  });

  it('holds for the other forms of lists', async () => {
    const { visitor, check } = await open();
    for (const query of ['view=brief', 'minutes=true', 'pageSize=1&page=2']) {
      await check('GET', '/api/posts', await visitor('GET', `posts?${query}`), 200);
    }
    const brief = await visitor('GET', 'posts/one/related?view=brief');
    await check('GET', '/api/posts/{id}/related', brief, 200);
  });

  it('holds for a site that needs attention, and for one without content', async () => {
    const counts = { pages: 3, waiting: 1, published: 2, edgeRestarts: 1 };
    const siteHealth = () => ({ ...counts, failures: { '/blog': 'no' } });
    const broken = await open({ documents: { 'posts/torn.json': '{' }, siteHealth });
    broken.backend.failWith('ENOSPC');
    await broken.check('GET', '/api/health', await broken.visitor('GET', 'health'), 200);
    const empty = await open({ documents: {} });
    for (const name of ['home', 'profile', 'languages', 'posts', 'skills']) {
      await empty.check('GET', `/api/${name}`, await empty.visitor('GET', name), 200);
    }
  });

  it.each(resources)('holds for creating, changing and removing one of %s', async (name) => {
    const { owner, check } = await open({ documents: {} });
    const created = await owner('POST', name, { ...samples[name].whole, id });
    const at = created.headers.get('Location')?.replace('/api/', '') ?? '';
    await check('POST', `/api/${name}`, created, 201);
    const [field, value] = samples[name].change;
    await check('PUT', `/api/${name}/{id}`, await owner('PUT', at, { [field]: value }), 200);
    const outdated = await owner('PUT', at, {}, { 'If-Match': '"other"' });
    await check('PUT', `/api/${name}/{id}`, outdated, 412);
    const [wrongField, wrong] = samples[name].wrong;
    const refused = await owner('PUT', at, { [wrongField]: wrong });
    await check('PUT', `/api/${name}/{id}`, refused, 422);
    await check('DELETE', `/api/${name}/{id}`, await owner('DELETE', at), 204);
    await check('GET', `/api/${name}/{id}`, await owner('GET', at), 404);
  });

  it('holds for what is sent to no collection', async () => {
    const { owner, visitor, check } = await open();
    await check('PUT', '/api/home', await owner('PUT', 'home', {}), 200);
    await check('PUT', '/api/profile', await owner('PUT', 'profile', {}), 200);
    await check('POST', '/api/profile', await owner('POST', 'profile', { fullName: 'B' }), 200);
    await check('PUT', '/api/profile', await visitor('PUT', 'profile', {}), 401);
    const draft = { body: related.body };
    await check('POST', '/api/posts/preview', await owner('POST', 'posts/preview', draft), 200);
    const link = { url: page.finalUrl };
    const resolved = await owner('POST', 'certificates/resolve', link);
    await check('POST', '/api/certificates/resolve', resolved, 200);
    const out = await owner('POST', 'auth/sign-out-everywhere');
    await check('POST', '/api/auth/sign-out-everywhere', out, 204);
  });

  it('holds for pictures that are uploaded', async () => {
    const { api, token, check } = await open();
    const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: '#fff' } });
    const bytes = new Uint8Array(await picture.png().toBuffer());
    for (const path of ['/api/upload/image', '/api/upload/profile-image']) {
      const body = new FormData();
      body.append('file', new File([bytes], 'a.png', { type: 'image/png' }));
      const headers = { Authorization: `Bearer ${token}` };
      await check('POST', path, await api.request(path, { method: 'POST', body, headers }), 201);
    }
  });

  it('holds for sign-in and messages, also for those who try too often', async () => {
    const { api, visitor, check } = await open();
    const signIn = (pass_: string) =>
      api.request('/api/auth/owner', { method: 'POST', body: new URLSearchParams({ pass_ }) });
    await check('POST', '/api/auth/owner', await signIn(passphrase), 200);
    for (let tries = 0; tries < 20; tries++)
      await check('POST', '/api/auth/owner', await signIn('no'), 401);
    await check('POST', '/api/auth/owner', await signIn('no'), 429);
    const write = () => visitor('POST', 'contact', documents['messages/one.json']);
    for (let sent = 0; sent < 5; sent++) await check('POST', '/api/contact', await write(), 201);
    await check('POST', '/api/contact', await write(), 429);
  });

  it('holds for what cannot be stored', async () => {
    const { backend, owner, check, description } = await open();
    for (const [code, status] of [
      ['EIO', 503],
      ['ENOSPC', 507],
    ] as const) {
      expect(description.paths['/api/skills/{id}']?.put?.responses).toHaveProperty([status]);
      backend.failWith(code);
      await check(
        'PUT',
        '/api/skills/{id}',
        await owner('PUT', 'skills/one', { level: code }),
        status,
      );
    }
  });
});
