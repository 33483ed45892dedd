import { type IncomingHttpHeaders, request as send } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { Hono } from 'hono';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openSiteWithPosts } from '../../tests/fixtures/site.ts';
import { httpServer } from '../http-server.ts';
import { bareHeaders, securityHeaders } from '../security/headers.ts';
import { siteRoutes } from '../site/site-routes.ts';
import { Edge } from './edge.ts';

type Ask = { path: string; method?: string; headers?: Record<string, string>; body?: string };
type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: string };

/** An answer as received: status, headers except those of time, and the bytes of the body. */
const answerOf = (port: number, { path, method, headers, body }: Ask): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = send({ host: '127.0.0.1', port, path, method, headers }, async (response) => {
      const { date: _moment, ...all } = response.headers;
      const bytes = await buffer(response);
      resolve({ status: response.statusCode, headers: all, body: bytes.toString('base64') });
    });
    asked.once('error', reject).end(body);
  });

/**
 * A site behind an edge that receives its pages; `asked` counts the requests that reach the site.
 */
async function openBehindEdge() {
  const edge = new Edge(true);
  onTestFinished(() => edge.stop());
  const site = await openSiteWithPosts(edge.pages);
  const app = new Hono().use(securityHeaders(true)).all(
    '*',
    siteRoutes(site.publisher, async () => null),
  );
  const asked = vi.fn(app.fetch);
  const origin = httpServer((request) => asked(request), '127.0.0.1', bareHeaders(true));
  const port = await edge.listen(origin, '127.0.0.1', 0);
  return { ...site, asked, port };
}

const asks: [what: string, ask: Ask, taken: boolean][] = [
  ['a page', { path: '/about' }, true],
  ['a post', { path: '/blog/one', headers: { 'Accept-Encoding': 'identity' } }, true],
  ['a page, compressed', { path: '/about', headers: { 'Accept-Encoding': 'gzip, br' } }, true],
  ['a page, as gzip', { path: '/', headers: { 'Accept-Encoding': 'gzip' } }, true],
  ['what the client has not', { path: '/about', headers: { 'If-None-Match': '"old"' } }, true],
  ['the page for unknown paths', { path: '/404' }, true],
  ['the feed', { path: '/rss.xml' }, true],
  ['HEAD', { path: '/about', method: 'HEAD' }, false],
  ['an unknown path', { path: '/none' }, false],
  ['a query', { path: '/about?a=1' }, false],
  ['another spelling', { path: '/about/' }, false],
  ['another method', { path: '/about', method: 'POST', body: 'a' }, false],
  ['a body', { path: '/about', headers: { 'Content-Length': '1' }, body: 'a' }, false],
  ['a host that is none', { path: '/about', headers: { Host: 'a b/c' } }, false],
  ['the whole address', { path: 'http://site/about' }, false],
];

describe('a site behind the edge', () => {
  it.each(asks)('answers %s as the application does', async (_what, ask, taken) => {
    const { port, asked } = await openBehindEdge();
    const before = await answerOf(port, ask);
    const once = asked.mock.calls.length;
    expect(await answerOf(port, ask)).toEqual(before);
    expect(asked).toHaveBeenCalledTimes(taken ? 1 : 2 * once);
  });

  it('tells a client that it already has the page, as the application does', async () => {
    const { port, asked } = await openBehindEdge();
    const headers = { 'If-None-Match': '*' };
    const before = await answerOf(port, { path: '/about', headers });
    expect(before.status).toBe(304);
    await answerOf(port, { path: '/about' });
    asked.mockClear();
    expect(await answerOf(port, { path: '/about', headers })).toEqual(before);
    expect(asked).not.toHaveBeenCalled();
  });

  it('leaves a page to the application from the moment a change may affect it', async () => {
    const { port, asked, owner, publisher } = await openBehindEdge();
    const known = await answerOf(port, { path: '/about' });
    await owner('POST', 'skills', { name: 'Welding' });
    const now = await answerOf(port, { path: '/about' });
    expect(now.headers.etag).not.toBe(known.headers.etag);
    await publisher.idle();
    asked.mockClear();
    expect(await answerOf(port, { path: '/about' })).toEqual(now);
    expect(asked).not.toHaveBeenCalled();
  });

  it('asks the application once for everyone who requests an outdated page', async () => {
    const { port, asked, owner, renderer } = await openBehindEdge();
    const known = await answerOf(port, { path: '/about' });
    const goOn = Promise.withResolvers<void>();
    renderer.pause = () => goOn.promise;
    await owner('POST', 'skills', { name: 'Welding' });
    asked.mockClear();
    const answers = Array.from({ length: 10 }, () => answerOf(port, { path: '/about' }));
    await vi.waitUntil(() => asked.mock.calls.length > 0);
    await delay(100);
    goOn.resolve();
    const [first, ...others] = await Promise.all(answers);
    expect(first?.headers.etag).not.toBe(known.headers.etag);
    for (const other of others) expect(other).toEqual(first);
    expect(asked).toHaveBeenCalledOnce();
  });

  it('lets waiting requests ask themselves when the one that asked is gone', async () => {
    const { port, asked, owner, renderer } = await openBehindEdge();
    await answerOf(port, { path: '/about' });
    const goOn = Promise.withResolvers<void>();
    renderer.pause = () => goOn.promise;
    await owner('POST', 'skills', { name: 'Welding' });
    asked.mockClear();
    const first = connect(port, '127.0.0.1');
    first.write('GET /about HTTP/1.1\r\nHost: site\r\n\r\n');
    await vi.waitUntil(() => asked.mock.calls.length > 0);
    const other = answerOf(port, { path: '/about' });
    await delay(50);
    first.destroy();
    await vi.waitUntil(() => asked.mock.calls.length > 1);
    goOn.resolve();
    expect((await other).status).toBe(200);
  });

  it('has the new version of a page before its save is acknowledged', async () => {
    const { port, asked, owner } = await openBehindEdge();
    const ask = { path: '/blog/one', headers: { 'Accept-Encoding': 'identity' } };
    const known = await answerOf(port, ask);
    asked.mockClear();
    const saved = await owner('PUT', 'posts/one', { title: 'One, changed' });
    const now = await answerOf(port, ask);
    expect([saved.status, now.headers.etag === known.headers.etag]).toEqual([200, false]);
    expect(Buffer.from(now.body, 'base64').toString()).toContain('One, changed');
    expect(asked).not.toHaveBeenCalled();
  });
});
