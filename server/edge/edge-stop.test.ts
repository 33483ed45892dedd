import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, vi } from 'vitest';
import { heldPage, listening, pageBytes } from '../../tests/fixtures/edge.ts';

const HOST = '127.0.0.1';

describe('the server', () => {
  it('finishes the requests under way before it stops, and accepts no new ones', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const { edge, address, port } = await listening(async (request) => {
      if (request.method === 'HEAD') return new Response();
      begin();
      await held;
      return new Response('late');
    });
    const answer = fetch(address).then((response) => response.text());
    await begun;
    const stopped = edge.stop();
    expect((await fetch(address, { method: 'HEAD' })).headers.get('connection')).toBe('close');
    const refused = () =>
      new Promise((resolve) => {
        const socket = connect(port, HOST);
        socket.once('error', resolve).once('connect', () => resolve(socket.destroy()));
      });
    await vi.waitUntil(async () => ((await refused()) as Error & { code?: string }).code);
    expect(await refused()).toMatchObject({ code: 'ECONNREFUSED' });
    release();
    expect(await answer).toBe('late');
    await stopped;
  });

  it('also finishes requests that wait for another’s page before it stops', async () => {
    const { promise: held, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    const { edge, address } = await listening(async () => {
      asked += 1;
      await held;
      return new Response('new');
    });
    edge.pages.offer('/', heldPage, pageBytes);
    edge.pages.stale('/');
    const get = () => fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
    const answers = [get(), get(), get()].map(async (one) => (await one).text());
    await vi.waitUntil(() => asked > 0);
    const stopped = edge.stop();
    await delay(300); // longer than the notice clients are given
    release();
    expect(await Promise.all(answers)).toEqual(['new', 'new', 'new']);
    await stopped;
  });

  it('stops at once when no request is under way, whatever connections are open', async () => {
    const { edge, address, port } = await listening();
    const agent = new Agent({ keepAlive: true });
    await new Promise<void>((resolve, reject) => {
      const asked = send(address, { agent }, (answer) => answer.resume().once('end', resolve));
      asked.once('error', reject).end();
    });
    const silent = connect(port, HOST);
    await new Promise((resolve) => silent.once('connect', resolve));
    await edge.stop(); // otherwise the rest is closed only after 6 s
    agent.destroy();
  });
});
