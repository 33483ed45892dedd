import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { getPriority } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listening } from '../../tests/fixtures/edge.ts';
import { BadSetting } from '../env.ts';
import { httpServer } from '../http-server.ts';
import { Edge } from './edge.ts';

const HOST = '127.0.0.1';
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The priorities of this process's threads, in the order of their ids. */
const threads = () =>
  readdirSync('/proc/self/task')
    .map(Number)
    .sort((one, other) => one - other)
    .map((thread) => getPriority(thread));

async function refusal(host: string, port: number): Promise<unknown> {
  const edge = new Edge();
  onTestFinished(() => edge.stop());
  const origin = httpServer(() => new Response(), HOST);
  return edge.listen(origin, host, port).catch((error: unknown) => error);
}

describe('the server', () => {
  it('serves, and knows the address a request came from', async () => {
    const { address } = await listening((_, env) => new Response(env.address));
    expect(await (await fetch(address)).text()).toBe(HOST);
  });

  it('says in one line that a port is in use', async () => {
    const { port } = await listening();
    const error = await refusal(HOST, port);
    expect(error).toBeInstanceOf(BadSetting);
    expect(error).toMatchObject({ message: `Port ${port} is in use; set PORT to another one.` });
  });

  it('says in one line that a host cannot be listened on', async () => {
    const error = await refusal('203.0.113.1', 0);
    expect(error).toBeInstanceOf(BadSetting);
    const line = /^HOST 203\.0\.113\.1 cannot be listened on \(\w+\)\.$/;
    expect(error).toMatchObject({ message: expect.stringMatching(line) });
  });

  it('passes bodies of any size through unchanged', async () => {
    const body = randomBytes(5_000_000);
    const { address } = await listening(async (request) => {
      const bytes = new Uint8Array(await request.arrayBuffer());
      return new Response(bytes, { headers: { Digest: digest(bytes) } });
    });
    const answer = await fetch(address, { method: 'POST', body });
    expect(answer.headers.get('Digest')).toBe(digest(body));
    expect(digest(new Uint8Array(await answer.arrayBuffer()))).toBe(digest(body));
  });

  it('holds back what a client does not read', async () => {
    let made = 0;
    const pull = (to: ReadableStreamDefaultController) => {
      made += 1;
      to.enqueue(new Uint8Array(65_536));
    };
    const endless = () => new ReadableStream({ pull });
    const { port } = await listening(() => new Response(endless()));
    const socket = connect(port, HOST).pause();
    onTestFinished(() => void socket.destroy());
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    await vi.waitUntil(() => made > 10);
    const atRest = async () => {
      const before = made;
      await delay(300);
      return made === before;
    };
    await vi.waitUntil(atRest, { timeout: 5_000 });
    expect(made * 65_536).toBeLessThan(50_000_000);
  });

  it('tells the application when a client disconnects', async () => {
    const { promise: gone, resolve } = Promise.withResolvers<void>();
    const { port } = await listening((request) => {
      request.signal.addEventListener('abort', () => resolve());
      return new Response(new ReadableStream({ pull: (to) => to.enqueue(new Uint8Array(9_000)) }));
    });
    const socket = connect(port, HOST);
    socket.write('GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    socket.once('data', () => socket.destroy());
    await gone;
  });

  it.runIf(process.platform === 'linux')('puts connections before other work', async () => {
    const { edge } = await listening();
    const before = threads();
    await edge.goFirst();
    const lowered = threads().map((priority, at) => priority - (before[at] ?? 0));
    expect(lowered.filter((by) => by === 0)).toHaveLength(1);
    expect(Math.min(...lowered.filter((by) => by !== 0))).toBeGreaterThan(0);
  });
});
