import { expect, it, onTestFinished, vi } from 'vitest';
import { heldPage, pageBytes } from '../../tests/fixtures/edge.ts';
import { httpServer } from '../http-server.ts';
import { Edge } from './edge.ts';

const HOST = '127.0.0.1';

/** The edge's thread, whose listener has an error for each page below this address. */
const refusing = '/refusing';
vi.mock('../programs.ts', () => {
  const own = new URL('../edge-thread.mjs', import.meta.url).href;
  const code = `
    import { Server } from 'node:net';
    import { parentPort } from 'node:worker_threads';
    const { listen } = Server.prototype;
    Server.prototype.listen = function (...to) {
      parentPort.on('message', ({ page }) => {
        if (!page?.path.startsWith('/refusing/')) return;
        this.emit('error', Object.assign(new Error('accept ENOBUFS'), { code: 'ENOBUFS' }));
      });
      return listen.apply(this, to);
    };
    await import('${own}');`;
  return { edgeThread: new URL(`data:text/javascript,${encodeURIComponent(code)}`) };
});

it('a connection that cannot be taken is logged, and costs no other its own', async () => {
  const log = { error: vi.fn(), fatal: vi.fn() };
  const edge = new Edge(false, log);
  onTestFinished(() => edge.stop());
  const origin = httpServer(() => new Response('new'), HOST);
  const port = await edge.listen(origin, HOST, 0);
  const get = async () => {
    const headers = { 'Accept-Encoding': 'identity' };
    return (await fetch(`http://${HOST}:${port}/`, { headers })).text();
  };
  for (const time of [1, 2]) edge.pages.offer(`${refusing}/${time}`, heldPage, pageBytes);
  edge.pages.offer('/', heldPage, pageBytes);
  await vi.waitUntil(async () => (await get()) === 'old');
  const reason = expect.objectContaining({ code: 'ENOBUFS', message: 'accept ENOBUFS' });
  await vi.waitUntil(() => log.error.mock.calls.length > 0);
  expect(log.error.mock.calls).toEqual([[reason, 'connections cannot be taken at the moment']]);
  expect(edge.restarts).toBe(0);
});
