import { createHash, randomBytes } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { Agent, request as send } from 'node:http';
import { connect } from 'node:net';
import { getPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { listening } from '../../tests/fixtures/edge.ts';
import { BadSetting } from '../env.ts';
import { httpServer } from '../http-server.ts';
import { Edge } from './edge.ts';

const HOST = '127.0.0.1';
const old = { encoding: 'identity', bytes: Buffer.from('old'), size: 3 } as const;
const page = { status: 200, etag: '"1"', headers: {}, bytes: async () => Buffer.from('old') };
/** What no page is: the thread fails when it is to write this header as text. */
const poisonous = { ...page, headers: { none: { toString: null } as unknown as string } };
const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The priorities of this process's threads, in the order of their ids. */
const threads = () =>
  readdirSync('/proc/self/task')
    .map(Number)
    .sort((one, other) => one - other)
    .map((thread) => getPriority(thread));

/** Sends bytes unchanged; returns all that comes back once the server closes. */
async function raw(port: number, bytes: string): Promise<string> {
  const socket = connect(port, HOST);
  socket.write(bytes);
  return text(socket);
}

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

  it('answers pipelined requests in order', async () => {
    const { port } = await listening(async (request) => {
      if (request.url.endsWith('/1')) await delay(50);
      return new Response(new URL(request.url).pathname);
    });
    const one = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`;
    const answer = await raw(port, one('/1') + one('/2') + one('/3', 'Connection: close\r\n'));
    expect(answer.match(/^\/\d/gm)).toEqual(['/1', '/2', '/3']);
  });

  it('answers a request that comes in pieces', async () => {
    const { port } = await listening((request) => new Response(request.url));
    const socket = connect(port, HOST);
    for (const piece of [
      'GE',
      'T /a HTTP/1.1\r\nHo',
      'st: site\r\nConnection: close\r\n',
      '\r\n',
    ]) {
      socket.write(piece);
      await delay(20);
    }
    expect(await text(socket)).toMatch(/http:\/\/site\/a$/);
  });

  it.each([
    ['GET / HTTP/1.1\r\nHost: site\r\nA\r\n\r\n', '400'],
    ['GET / HTTP/1.1\r\nConnection: close\r\n\r\n', '400'],
    ['GET / HTTP/1.1\r\nHost: site\r\nHost: other\r\nConnection: close\r\n\r\n', '400'],
    ['GET / HTTP/1.0\r\nHost: site\r\nHost: site\r\n\r\n', '400'],
    [`GET / HTTP/1.1\r\nHost: site\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`, '431'],
  ])('refuses %j', async (bytes, status) => {
    const { port } = await listening();
    expect((await raw(port, bytes)).slice(9, 12)).toBe(status);
  });

  it('closes slow and silent connections', async () => {
    const { port } = await listening();
    const silent = raw(port, '');
    const slow = raw(port, 'GET / HTTP/1.1\r\nHost: si');
    const idle = raw(port, 'GET / HTTP/1.1\r\nHost: site\r\n\r\n');
    const unmet = raw(port, 'GET / HTTP/1.1\r\nHost: site\r\nExpect: all\r\n\r\n');
    const nothingMore = new Promise((resolve) => {
      const socket = connect(port, HOST).once('close', resolve);
      socket
        .once('data', () => socket.write('\r\n'))
        .write('HEAD / HTTP/1.1\r\nHost: site\r\n\r\n');
    });
    expect(await silent).toBe('');
    expect(await slow).toContain('408 Request Timeout');
    expect(await idle).toMatch(/Keep-Alive: timeout=5[\s\S]*ok/);
    expect(await unmet).toContain('417 Expectation Failed');
    await nothingMore;
  }, 20_000);

  it.runIf(process.platform === 'linux')('puts connections before other work', async () => {
    const { edge } = await listening();
    const before = threads();
    await edge.goFirst();
    const lowered = threads().map((priority, at) => priority - (before[at] ?? 0));
    expect(lowered.filter((by) => by === 0)).toHaveLength(1);
    expect(Math.min(...lowered.filter((by) => by !== 0))).toBeGreaterThan(0);
  });

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
    edge.pages.offer('/', poisonous, old);
    expect(await answer).toBeInstanceOf(TypeError);
    release();
    await saved;
    const get = async () => {
      const answered = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
      return answered.text();
    };
    await vi.waitUntil(async () => (await get().catch(() => '')) === 'new');
    edge.pages.offer('/', page, old);
    await vi.waitUntil(async () => (await get()) === 'old');
  });

  it('does not start when its thread fails before it listens', async () => {
    const edge = new Edge();
    onTestFinished(() => edge.stop());
    edge.pages.offer('/', poisonous, old);
    const origin = httpServer(() => new Response(), HOST);
    await expect(edge.listen(origin, HOST, 0)).rejects.toThrow(TypeError);
  });

  it('says that its thread has failed, and when none can take its place', async () => {
    const failsToo = () => edge.pages.offer('/', poisonous, old);
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
    edge.pages.offer('/', page, old);
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
    await edge.stop(); // otherwise the rest is closed only after 8 s
    agent.destroy();
  });
});
