import { type IncomingHttpHeaders, type IncomingMessage, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSiteWithPosts } from '../../tests/fixtures/site.ts';
import { listen } from '../listen.ts';
import { bareHeaders, securityHeaders } from '../security/headers.ts';
import { pagesAtOnce } from './pages-at-once.ts';
import { siteRoutes } from './site-routes.ts';

/** The site twice, on servers of their own: one answers what it can at once, one nothing. */
async function both() {
  const site = await openSiteWithPosts();
  const app = new Hono().use(securityHeaders(true)).all(
    '*',
    siteRoutes(site.publisher, async () => null),
  );
  const atOnce = vi.fn(pagesAtOnce(site.publisher, true));
  const ports = [];
  for (const whole of [{ fetch: app.fetch }, { fetch: app.fetch, atOnce }]) {
    const server = await listen(whole, '127.0.0.1', 0, bareHeaders(true));
    onTestFinished(() => void server.close().closeAllConnections());
    ports.push((server.address() as AddressInfo).port);
  }
  return { ...site, atOnce, ports };
}

const incoming = (url: string, headers: IncomingHttpHeaders = {}, method = 'GET') =>
  ({ url, method, headers: { host: 'site', ...headers } }) as IncomingMessage;

type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string };

/** An answer as it came: status, headers but for the time, and the bytes of the body. */
const answerOf = (port: number, { path, method, headers, body }: Ask) =>
  new Promise((resolve, reject) => {
    const asked = send({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const { date: _moment, ...all } = response.headers;
      const bytes = await buffer(response);
      resolve({ status: response.statusCode, headers: all, body: bytes.toString('base64') });
    });
    asked.once('error', reject).end(body);
  });

const asks: [what: string, ask: Ask, taken: boolean][] = [
  ['a page', { path: '/about' }, true],
  ['a post', { path: '/blog/one', headers: { 'Accept-Encoding': 'identity' } }, true],
  ['a page, compressed', { path: '/about', headers: { 'Accept-Encoding': 'gzip, br' } }, true],
  ['a page, as gzip', { path: '/', headers: { 'Accept-Encoding': 'gzip' } }, true],
  ['HEAD', { path: '/about', method: 'HEAD' }, true],
  ['what the client has', { path: '/about', headers: { 'If-None-Match': '*' } }, true],
  ['what the client has not', { path: '/about', headers: { 'If-None-Match': '"old"' } }, true],
  ['the page for unknown paths', { path: '/404' }, true],
  ['the feed', { path: '/rss.xml' }, true],
  ['an unknown path', { path: '/none' }, false],
  ['a query', { path: '/about?a=1' }, false],
  ['another spelling', { path: '/about/' }, false],
  ['another method', { path: '/about', method: 'POST', body: 'a' }, false],
  ['a body', { path: '/about', headers: { 'Content-Length': '1' }, body: 'a' }, false],
  ['a body of chunks', { path: '/about', headers: { 'Transfer-Encoding': 'chunked' } }, false],
  ['a host that is none', { path: '/about', headers: { Host: 'a b/c' } }, false],
  ['the whole address', { path: 'http://site/about' }, false],
];

describe('pages at once', () => {
  it.each(asks)('answer %s as the application does', async (_what, ask, taken) => {
    const { ports, atOnce } = await both();
    const [slow = 0, fast = 0] = ports;
    const before = await answerOf(slow, ask);
    expect(await answerOf(fast, ask)).toEqual(before);
    const [found] = atOnce.mock.results;
    expect(found?.value !== undefined).toBe(taken);
  });

  it('leave a page to the application from the moment a change may concern it', async () => {
    const { publisher, atOnce, ports, owner } = await both();
    await answerOf(ports[0] ?? 0, { path: '/blog/one' });
    const known = atOnce(incoming('/blog/one'));
    expect(known?.status).toBe(200);
    const saved = await owner('PUT', 'posts/one', { title: 'One, changed' });
    expect([saved.status, atOnce(incoming('/blog/one'))]).toEqual([200, undefined]);
    await publisher.idle();
    expect(atOnce(incoming('/blog/one'))).toBeUndefined();
    await answerOf(ports[0] ?? 0, { path: '/blog/one' });
    expect(atOnce(incoming('/blog/one'))?.headers.ETag).not.toBe(known?.headers.ETag);
  });
});
