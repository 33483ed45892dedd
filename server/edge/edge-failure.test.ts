import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { heldPage, listening, pageBytes } from '../../tests/fixtures/edge.ts';
import { httpServer } from '../http-server.ts';
import { Edge } from './edge.ts';

const HOST = '127.0.0.1';
/** What no page is: the thread fails when it is to write this header as text. */
const poisonous = { ...heldPage, headers: { none: { toString: null } as unknown as string } };

describe('the server', () => {
  it('answers again after its thread has failed, and finishes the saves under way', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { promise: saved, resolve: save } = Promise.withResolvers<void>();
    const { edge, address } = await listening(async (request) => {
      if (request.method === 'PUT') {
        begin();
        await held;
        save();
      }
      return new Response('new');
    });
    const answer = fetch(address, { method: 'PUT' }).catch((error: unknown) => error);
    await begun;
    edge.pages.offer('/', poisonous, pageBytes);
    expect(await answer).toBeInstanceOf(TypeError);
    release();
    await saved;
    const get = async () => {
      const answered = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
      return answered.text();
    };
    await vi.waitUntil(async () => (await get().catch(() => '')) === 'new');
    edge.pages.offer('/', heldPage, pageBytes);
    await vi.waitUntil(async () => (await get()) === 'old');
    expect(edge.restarts).toBe(1);
  });

  it('does not start when its thread fails before it listens', async () => {
    const edge = new Edge();
    onTestFinished(() => edge.stop());
    edge.pages.offer('/', poisonous, pageBytes);
    const origin = httpServer(() => new Response(), HOST);
    await expect(edge.listen(origin, HOST, 0)).rejects.toThrow(TypeError);
  });

  it('says that its thread has failed, and when none can take its place', async () => {
    const failsToo = () => edge.pages.offer('/', poisonous, pageBytes);
    const log = { error: vi.fn(failsToo), fatal: vi.fn() };
    const edge = new Edge(false, log);
    onTestFinished(() => edge.stop());
    await edge.listen(
      httpServer(() => new Response(), HOST),
      HOST,
      0,
    );
    failsToo();
    await edge.lost;
    const reason = expect.any(TypeError);
    expect(log.error.mock.calls).toEqual([[reason, expect.stringContaining('another begins')]]);
    expect(log.fatal).toHaveBeenCalledWith(reason, 'no connection can be taken any more');
  });
});
