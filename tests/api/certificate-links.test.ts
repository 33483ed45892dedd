import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createOutbound, type Outbound } from '../../server/security/outbound.ts';
import { openApi } from '../fixtures/api.ts';
import { webServer } from '../fixtures/web-server.ts';

const id = '088dc214-edf4-4b74-8928-63d82ade7266';
const certificate = { title: 'IFC', issuer: 'A', type: 'Exam' };
const page = `<title>Page</title><meta property="og:site_name" content="House">
  <meta property="og:image" content="/plan.png"><meta name="description" content="Words">`;

const withPage = (credentialUrl: string | null) => ({
  [`certificates/${id}.json`]: { ...certificate, credentialUrl },
});

async function open(answer: Parameters<typeof webServer>[0], path = '/') {
  const server = await webServer(answer);
  const outbound = createOutbound({ allow: [server.host] });
  const api = await openApi({ documents: withPage(server.url + path), outbound });
  return { server, ...api };
}

describe('a page that does not answer in time', () => {
  it('is not asked a second time', async () => {
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => AbortSignal.abort());
    onTestFinished(() => timeout.mockRestore());
    const asked: unknown[] = [];
    const outbound: Outbound = async (_url, { method, signal } = {}) => {
      asked.push(method);
      throw signal?.reason;
    };
    const { json } = await openApi({ documents: withPage('https://slow.test/'), outbound });
    const check = await json(`certificates/${id}/verification`);
    expect(check).toMatchObject({ ok: false, status: 0 });
    expect(asked).toEqual(['HEAD']);
  });
});

describe('POST /api/certificates/resolve', () => {
  it("gives ok, status, finalUrl and the page's metadata after redirects", async () => {
    const { server, owner } = await open((request, response) => {
      if (request.url === '/old') response.writeHead(301, { Location: '/new' }).end();
      else response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page);
    });
    const response = await owner('POST', 'certificates/resolve', { url: ` ${server.url}/old ` });
    expect([response.status, await response.json()]).toEqual([
      200,
      {
        ok: true,
        status: 200,
        finalUrl: `${server.url}/new`,
        title: 'Page',
        description: 'Words',
        image: `${server.url}/plan.png`,
        issuer: 'House',
      },
    ]);
  });

  it('reads nothing from an answer that is not a page', async () => {
    const { server, owner } = await open((_, response) =>
      response.writeHead(404, { 'Content-Type': 'text/html' }).end(page),
    );
    const response = await owner('POST', 'certificates/resolve', { url: server.url });
    expect(await response.json()).toMatchObject({ ok: false, status: 404, title: '', image: null });
  });

  it('answers status 0 for a host that does not answer', async () => {
    const { owner, server } = await open((request) => request.destroy());
    const response = await owner('POST', 'certificates/resolve', { url: server.url });
    expect([response.status, await response.json()]).toMatchObject([200, { ok: false, status: 0 }]);
  });

  it.each([
    'http://127.1/',
    'http://[::ffff:7f00:1]/',
    'ftp://site.test/',
    'http://a:b@site.test/',
    5,
  ])('refuses %j with 422 and a clear detail', async (url) => {
    const { owner } = await openApi();
    const response = await owner('POST', 'certificates/resolve', { url });
    const { detail } = (await response.json()) as { detail: string };
    expect([response.status, detail.length > 20]).toEqual([422, true]);
  });

  it("is the owner's alone", async () => {
    const { visitor } = await openApi();
    expect((await visitor('POST', 'certificates/resolve', { url: 'x' })).status).toBe(401);
  });
});

describe('GET /api/certificates/{id}/verification', () => {
  it('asks with HEAD, then GET, for anyone', async () => {
    const { server, visitor, clock } = await open((request, response) =>
      response.writeHead(request.method === 'HEAD' ? 405 : 200).end(),
    );
    const response = await visitor('GET', `certificates/${id}/verification`);
    const checkedAt = new Date(clock.now).toISOString();
    const finalUrl = `${server.url}/`;
    expect(await response.json()).toEqual({ ok: true, status: 200, finalUrl, checkedAt });
    expect(server.asked).toEqual(['HEAD /', 'GET /']);
  });

  it('is cached with the time it was checked, for a day when it succeeds and an hour when not', async () => {
    let status = 200;
    const { server, json, clock } = await open((_, response) => response.writeHead(status).end());
    const check = () => json<{ ok: boolean; checkedAt: string }>(`certificates/${id}/verification`);
    const hour = 60 * 60 * 1000;
    const [first, again] = await Promise.all([check(), check()]);
    clock.now += 23 * hour;
    expect([again, await check()]).toEqual([first, first]);
    expect(server.asked).toEqual(['HEAD /']);
    status = 410;
    clock.now += hour;
    expect(await check()).toMatchObject({ ok: false, status: 410 });
    status = 200;
    clock.now += hour - 1;
    expect((await check()).ok).toBe(false);
    clock.now += 1;
    expect(await check()).toMatchObject({ ok: true, checkedAt: new Date(clock.now).toISOString() });
  });

  it('is checked again when the address has changed', async () => {
    const { server, owner, json } = await open((request, response) =>
      response.writeHead(request.url === '/' ? 404 : 200).end(),
    );
    const path = `certificates/${id}/verification`;
    expect(await json(path)).toMatchObject({ ok: false, status: 404 });
    await owner('PUT', `certificates/${id}`, { credentialUrl: `${server.url}/mended` });
    expect(await json(path)).toMatchObject({ ok: true, finalUrl: `${server.url}/mended` });
  });

  it('answers 404 without a certificate, or without an address', async () => {
    const { visitor } = await openApi({ documents: withPage(null) });
    for (const one of [id, 'none']) {
      expect((await visitor('GET', `certificates/${one}/verification`)).status).toBe(404);
    }
  });

  it('answers 422 for an address that the server may not open', async () => {
    const { visitor } = await openApi({ documents: withPage('http://10.0.0.1/') });
    expect((await visitor('GET', `certificates/${id}/verification`)).status).toBe(422);
  });
});
