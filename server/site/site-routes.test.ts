import fc from 'fast-check';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { openTestSite } from '../../tests/fixtures/site.ts';
import { Replaced } from './page.ts';
import type { Publisher } from './publisher.ts';
import { cleanPath, siteRoutes } from './site-routes.ts';

const noFiles = async () => null;

async function site() {
  const opened = await openTestSite();
  const app = new Hono().all('*', siteRoutes(opened.publisher, noFiles));
  const get = (path: string, init?: RequestInit) => app.request(`http://site${path}`, init);
  return { ...opened, get };
}

describe('the one address of a page', () => {
  it.each([
    ['/about/', '/about'],
    ['/about//', '/about'],
    ['//about', '/about'],
    ['/about/index.html', '/about'],
    ['/index.html', '/'],
    ['/about/index.html/', '/about'],
    ['//', '/'],
    ['//evil.example', '/evil.example'],
    ['///evil.example/', '/evil.example'],
    ['//evil.example/index.html', '/evil.example'],
    ['/%61bout', '/about'],
    ['/blog/on%2dsite', '/blog/on-site'],
    ['/blog/%c3%a4', '/blog/%C3%A4'],
  ])('%s is %s', (path, clean) => {
    expect(cleanPath(path)).toBe(clean);
    expect(cleanPath(clean)).toBeNull();
  });

  it.each(['/', '/about', '/blog/on-site', '/blog/a%2Fb', '/index.html.txt', '/%', '/100%'])(
    '%s is it already',
    (path) => expect(cleanPath(path)).toBeNull(),
  );

  it('is found in one step and never leads to another site', () => {
    const letters = fc.constantFrom(
      '/',
      '\\',
      '.',
      '%2f',
      '%2F',
      '%5c',
      '%61',
      'a',
      'index.html',
      '@',
      ':',
    );
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 12 }), (parts) => {
        const { pathname } = new URL(`http://site/${parts.join('')}`);
        const clean = cleanPath(pathname);
        if (clean === null) return;
        expect(clean).toMatch(/^\/(?![/\\])/);
        expect(new URL(clean, 'http://site').host).toBe('site');
        expect(cleanPath(new URL(clean, 'http://site').pathname)).toBeNull();
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('the site', () => {
  it.each([
    ['/about/?a=1&b=%20', '/about?a=1&b=%20'],
    ['//evil.example/?x', '/evil.example?x'],
    ['/index.html', '/'],
  ])('redirects %s to %s for good', async (path, location) => {
    const { get } = await site();
    for (const method of ['GET', 'HEAD']) {
      const response = await get(path, { method });
      expect([response.status, response.headers.get('Location')]).toEqual([301, location]);
    }
  });

  it('serves a page that clients revalidate each time', async () => {
    const { get, fresh } = await site();
    const response = await get('/about?unknown=1');
    expect([response.status, await response.text()]).toEqual([200, await fresh('/about')]);
    expect(response.headers.get('Cache-Control')).toBe('no-cache');
    expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    const known = { 'If-None-Match': response.headers.get('ETag') ?? '' };
    expect((await get('/about', { headers: known })).status).toBe(304);
  });

  it.each([
    '/none',
    '/blog/none',
    '/%',
    '/%E0%A4%A',
    '/blog/%FF',
    '/%00',
    '/..%2F..%2Fetc%2Fpasswd',
  ])('answers %s, which has no page, with status 404 and a page', async (path) => {
    const { get } = await site();
    const response = await get(path);
    expect([path, response.status]).toEqual([path, 404]);
    expect(await response.text()).toMatch(/^page \//);
  });

  it('has no page at what is escaped twice, however often Astro would decode it', async () => {
    const { get, renderer, publisher } = await site();
    await get('/about');
    const pages = publisher.records().length;
    for (const path of ['/%2561bout', '/%252561bout', '/abou%2574', '/%252Fabout']) {
      expect((await get(path)).status).toBe(404);
    }
    expect(renderer.rendered.filter((path) => path.includes('%'))).toEqual([]);
    expect(publisher.records().length - pages).toBeLessThanOrEqual(1); // the page for all of them
  });

  it('never hands the renderer a path that cannot be decoded', async () => {
    const { get, renderer } = await site();
    const asked: string[] = [];
    renderer.hasRoute = (request) => asked.push(request.url) > 0;
    await get('/%E0%A4%A');
    expect(asked).toEqual([]);
  });

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])(
    'answers %s with 405 and Allow',
    async (method) => {
      const { get } = await site();
      const response = await get('/about', { method });
      expect([response.status, response.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
    },
  );

  it('retries when a page was replaced while being read, but not endlessly', async () => {
    let replaced = 0;
    const page = { status: 200, etag: '"replaced-page"', headers: {} };
    const bytes = async () => {
      if (replaced-- > 0) throw new Replaced('/about');
      return Buffer.from('current');
    };
    const delivered = () => {};
    const pages = { page: async () => ({ ...page, bytes }), delivered };
    const publisher = pages as unknown as Publisher;
    const app = new Hono().all('*', siteRoutes(publisher, noFiles));
    app.onError((error, c) => c.text(error.constructor.name, 500));
    replaced = 10;
    expect((await app.request('/about')).status).toBe(500);
    replaced = 2;
    expect(await (await app.request('/about')).text()).toBe('current');
  });
});

it('shows an error page to the visitor, and never stores it', async () => {
  const { get, renderer, publisher } = await site();
  renderer.saying.set('/blog/unread', 503);
  const answer = await get('/blog/unread');
  expect(answer.status).toBe(503);
  expect(await answer.text()).toContain('page /blog/unread');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(answer.headers.get('cache-control')).toBe('no-cache');
  await publisher.idle();
  expect(publisher.records().map(({ path }) => path)).not.toContain('/blog/unread');
  renderer.saying.set('/about', 503);
  expect((await get('/about')).status).toBe(200);
});
