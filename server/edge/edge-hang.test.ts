import { expect, it, onTestFinished, vi } from 'vitest';
import { heldPage, pageBytes } from '../../tests/fixtures/edge.ts';
import { httpServer } from '../http-server.ts';
import { Edge } from './edge.ts';
import { LOOK_MS, MOST_MISSED } from './heartbeat.ts';

const HOST = '127.0.0.1';

/** The edge's thread, which never comes back from a page of this address. */
const endless = '/endless';
vi.mock('../programs.ts', () => {
  const own = new URL('../edge-thread.mjs', import.meta.url).href;
  const code = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ page }) => {
      while (page?.path === '/endless');
    });
    await import('${own}');`;
  return { edgeThread: new URL(`data:text/javascript,${encodeURIComponent(code)}`) };
});

it('the server answers again after its thread has hung, and says so', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const log = { error: vi.fn(), fatal: vi.fn() };
  const edge = new Edge(false, log);
  onTestFinished(() => edge.stop());
  const origin = httpServer(() => new Response('answered'), HOST);
  const port = await edge.listen(origin, HOST, 0);
  const get = async () => (await fetch(`http://${HOST}:${port}/`)).text();
  expect(await get()).toBe('answered');
  edge.pages.offer(endless, heldPage, pageBytes);
  const unanswered = get().catch((error: unknown) => error);
  vi.advanceTimersByTime((MOST_MISSED + 1) * LOOK_MS);
  expect(await unanswered).toBeInstanceOf(TypeError);
  await vi.waitUntil(async () => (await get().catch(() => '')) === 'answered');
  const reason = expect.objectContaining({ message: 'The thread no longer responds.' });
  expect(log.error.mock.calls).toEqual([[reason, expect.stringContaining('another begins')]]);
  expect(log.fatal).not.toHaveBeenCalled();
});
