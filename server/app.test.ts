import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { silent } from '../tests/fixtures/log.ts';
import { startWhole } from '../tests/fixtures/whole-server.ts';
import { createServer } from './app.ts';
import { BadSetting } from './env.ts';
import { loadSecrets } from './security/secrets.ts';

const places = vi.hoisted(() => ({ root: '', build: '', secrets: '' }));
vi.mock('./env.ts', async (original) => ({ ...(await original<object>()), places }));

let whole: Awaited<ReturnType<typeof startWhole>>;
beforeAll(async () => {
  whole = await startWhole(places);
});
afterAll(() => whole.stop());

const get: typeof whole.get = (path, init) => whole.get(path, init);

const answers: [what: string, status: number, path: string, init?: RequestInit][] = [
  ['a page', 200, '/about'],
  ['a page known already', 304, '/about', { headers: { 'If-None-Match': '*' } }],
  ['HEAD of a page', 200, '/about', { method: 'HEAD' }],
  ['a redirect', 301, '/about/'],
  ['an unknown path', 404, '/nothing/here'],
  ['a malformed path', 404, '/%E0%A4%A'],
  ['another method', 405, '/about', { method: 'POST' }],
  ['a page that fails', 500, '/boom'],
  ['an asset', 200, '/_astro/page.AbC123.js'],
  ['an upload', 200, '/uploads/robin.webp'],
  ['an upload that is none', 404, '/uploads/none.webp'],
  ['the API', 200, '/api/profile'],
  ['the API, known already', 304, '/api/profile', { headers: { 'If-None-Match': '*' } }],
  ['the API’s 401', 401, '/api/profile', { method: 'PUT' }],
  ['the API’s 404', 404, '/api/none'],
  ['the API’s 405', 405, '/api/profile', { method: 'PATCH' }],
  ['the API’s own page', 200, '/api/docs'],
];

describe('security headers', () => {
  it.each(answers)('are on %s (%i)', async (_what, status, path, init) => {
    const { headers, status: answered } = await get(path, init);
    expect(answered).toBe(status);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Content-Security-Policy')).toMatch(
      /^default-src 'none';.*frame-ancestors 'none'/,
    );
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe('same-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBeNull();
    expect(headers.get('Strict-Transport-Security')).toBe('max-age=31536000');
    expect(headers.get('X-Powered-By')).toBeNull();
  });

  it('let a page run what its rendering named, and let nothing else run anything', async () => {
    const policy = async (path: string) => (await get(path)).headers.get('Content-Security-Policy');
    expect(await policy('/about')).toContain("script-src 'sha256-x'");
    expect(await policy('/nothing')).toContain("script-src 'sha256-x'");
    expect(await policy('/api/profile')).not.toContain('script-src');
  });
});

describe('the whole server', () => {
  it('lets clients keep hashed assets for good, and revalidate pages each time', async () => {
    const cache = async (path: string) => (await get(path)).headers.get('Cache-Control');
    expect(await cache('/_astro/page.AbC123.js')).toBe('public, max-age=31536000, immutable');
    expect(await cache('/favicon.svg')).toBe('no-cache');
    expect(await cache('/about')).toBe('no-cache');
    expect(await cache('/nothing')).toBe('no-cache');
  });

  it('compresses on the wire, with the length of what it sends', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const response = await get('/about', { headers: { 'Accept-Encoding': encoding } });
      expect(response.headers.get('Content-Encoding') ?? 'identity').toBe(encoding);
      expect(await response.text()).toContain('"fullName":"Robin"');
    }
    const head = await whole
      .raw('/about', 'Accept-Encoding: br\r\n')
      .then((text) => text.split('\r\n\r\n'));
    const length = Number(/content-length: (\d+)/i.exec(head[0] ?? '')?.[1]);
    expect(length).toBeGreaterThan(0);
    expect(length).toBeLessThan(2_000);
  });

  it('answers HEAD with the length of the GET answer', async () => {
    const head = await get('/about', {
      method: 'HEAD',
      headers: { 'Accept-Encoding': 'identity' },
    });
    expect(Number(head.headers.get('Content-Length'))).toBeGreaterThanOrEqual(2_000);
  });

  it('reveals nothing of an internal error', async () => {
    const text = await (await get('/boom')).text();
    expect(text).not.toMatch(/inside|\bat /);
    expect((await (await get('/api/health')).json()) as object).not.toHaveProperty('failures');
  });

  it('says in health how often its connections were lost', async () => {
    expect(await (await get('/api/health')).json()).toMatchObject({ edgeRestarts: 0 });
  });

  it('serves nothing of its own files, however the path is spelled, and records no folder there', async () => {
    await whole.site.publish();
    for (const file of ['pages.jsonl', 'summaries.tsv']) {
      const kept = await vi.waitFor(async () => {
        const text = await readFile(join(whole.root, 'site/.publisher', file), 'utf8');
        expect(text).not.toBe('');
        return text;
      });
      expect(kept).not.toContain(whole.root);
      for (const start of ['/.', '/%2e', '//.', '/about/../.', '/_astro/../.', '/_astro/..%2f.']) {
        for (const path of [
          `publisher/${file}`,
          'build.json',
          'compiled/x',
          'secrets/owner.json',
        ]) {
          const answer = await whole.raw(start + path);
          expect([start + path, answer]).toEqual([
            start + path,
            expect.stringMatching(/^HTTP\/1\.1 (301|404) /),
          ]);
          expect(answer).not.toContain(kept.slice(0, 40));
        }
      }
    }
  });

  it('makes a save live for every visitor at once, and stores it on disk', async () => {
    const headers = {
      Authorization: `Bearer ${await whole.token()}`,
      'Content-Type': 'application/json',
    };
    const body = JSON.stringify({ fullName: 'Robin Changed' });
    expect((await get('/api/profile', { method: 'PUT', headers, body })).status).toBe(200);
    expect(await (await get('/about')).text()).toContain('Robin Changed');
    await whole.site.publish();
    expect(await readFile(join(whole.root, 'site/about/index.html'), 'utf8')).toContain(
      'Robin Changed',
    );
    expect(await readFile(join(whole.root, 'content/profile.json'), 'utf8')).toContain(
      'Robin Changed',
    );
  });

  it('makes a file edited from outside live, without being told', async () => {
    await writeFile(
      join(whole.root, 'content/posts/a.json'),
      '{"title":"By hand","slug":"by-hand"}',
    );
    await vi.waitUntil(async () => (await get('/blog/by-hand')).status === 200, {
      timeout: 15_000,
    });
    expect(await (await get('/blog/by-hand')).text()).toContain('By hand');
  });

  it('brings a page up to date when a picture in it arrives, is replaced or goes', async () => {
    const at = (name: string) => join(whole.root, 'content', name);
    const shown = async () => (await get('/blog/plan')).text();
    const becomes = (text: string) =>
      vi.waitUntil(async () => (await shown()).includes(text), { timeout: 15_000 });
    const draw = (width: number) =>
      sharp({ create: { width, height: 5, channels: 3, background: '#fff' } })
        .png()
        .toFile(at('uploads/plan.png'));
    const plan = { title: 'Plan', slug: 'plan', body: '<img src="/uploads/plan.png" alt="">' };
    await writeFile(at('posts/plan.json'), JSON.stringify(plan));
    await becomes('"html":"<img src=');
    await whole.site.publish();
    await draw(8);
    await becomes('"html":"<img width=\\"8\\" height=\\"5\\"');
    await whole.site.publish();
    await draw(9);
    await becomes('"html":"<img width=\\"9\\"');
    await rm(at('uploads/plan.png'));
    await becomes('"html":"<img src=');
  });

  it('refuses a body that is too large even when it does not declare its length', async () => {
    const headers = {
      Authorization: `Bearer ${await whole.token()}`,
      'Content-Type': 'application/json',
    };
    const body = new Blob(['{"quote":"', 'x'.repeat(10 * 1024 * 1024), '"}']).stream();
    const init = { method: 'PUT', headers, body, duplex: 'half' } as RequestInit;
    // A client that is still sending may find the connection closed before it reads the refusal.
    const refusal = await get('/api/profile', init).then(
      ({ status }) => status,
      (cut: Error) => cut.message,
    );
    expect([413, 'fetch failed']).toContain(refusal);
    expect(await (await get('/api/profile')).text()).not.toContain('xxx');
    const small = new Blob(['{"quote":"', 'Streamed', '"}']).stream();
    const taken = await get('/api/profile', { ...init, body: small });
    expect([taken.status, await taken.json()]).toMatchObject([200, { quote: 'Streamed' }]);
  });

  it('says in one line that the content folder cannot be used', async () => {
    const wrong = whole.settings({ CONTENT_DIR: join(whole.root, 'dist/.build.json') });
    const secrets = await loadSecrets(join(whole.root, 'secrets'), wrong);
    const error = await createServer(wrong, secrets, silent).catch((refused) => refused);
    expect(error).toBeInstanceOf(BadSetting);
    expect(error.message).toMatch(/^CONTENT_DIR .* cannot be created or written \(\w+\)\.$/);
  });
});
