import { Worker } from 'node:worker_threads';
import { expect, it, onTestFinished, vi } from 'vitest';
import { heldPage, pageBytes } from '../../tests/fixtures/edge.ts';
import { httpServer } from '../http-server.ts';
import { edgeThread } from '../programs.ts';
import { Edge } from './edge.ts';
import { LOOK_MS, MOST_MISSED, newBeats } from './heartbeat.ts';
import type { EdgeData } from './messages.ts';

const HOST = '127.0.0.1';

/** A busy machine takes seconds to begin a thread. */
const patient = { timeout: 20_000 };

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
  const answersAgain = async () => (await get().catch(() => '')) === 'answered';
  await vi.waitUntil(answersAgain, patient);
  const reason = expect.objectContaining({ message: 'The thread no longer responds.' });
  expect(log.error.mock.calls).toEqual([[reason, expect.stringContaining('another begins')]]);
  expect(log.fatal).not.toHaveBeenCalled();
});

it('its thread shows for as long as it runs that it has not hung', async () => {
  const beats = newBeats();
  const workerData: EdgeData = { versions: new Int32Array(new SharedArrayBuffer(4)), beats };
  const thread = new Worker(edgeThread, { workerData });
  onTestFinished(async () => void (await thread.terminate()));
  await vi.waitUntil(() => Atomics.load(beats, 0) > 1, patient);
});
