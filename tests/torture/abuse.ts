import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { clientOf, many, percentile, tally } from './client.ts';
import { documentedRoutes } from './documented-routes.ts';
import { deepJson, pathologicalBodies } from './pathological.ts';
import type { Scenario } from './report.ts';
import { type ServerProcess, startOn, workplace } from './server-process.ts';

export type AbuseVerdict = {
  /** Connections that stayed open, of so many slow ones. */
  slow: { connections: number; left: number };
  /** What was sent in chunks without end, in MB, and what was answered. */
  chunked: { routes: number; sentMb: number; answers: Record<string, number> };
  deep: { sent: number; failed: string[]; slowest: number };
  flood: { sent: number; answers: Record<number, number>; kept: number };
  memoryMb: number;
  visitors: { count: number; failed: number; p99: number };
};

const memoryOf = ({ child }: ServerProcess): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

/** Notes the most memory, and asks for a page all the while as any visitor does. */
function watch(server: ServerProcess) {
  const state = { over: false, most: 0, failed: 0, took: [] as number[] };
  const watching = (async () => {
    while (!state.over) {
      const start = performance.now();
      const answer = await fetch(`${server.address}/about`).catch(() => null);
      await answer?.arrayBuffer();
      state.took.push(performance.now() - start);
      if (answer?.status !== 200) state.failed += 1;
      state.most = Math.max(state.most, memoryOf(server));
      await delay(20);
    }
  })();
  return async () => {
    state.over = true;
    await watching;
    return state;
  };
}

const isOpen = (socket: Socket) => !socket.destroyed && !socket.closed;

/** Opens connections that send next to nothing; gives how many the server has not let go of. */
async function slow({ address }: ServerProcess, connections: number, kinds: number) {
  const { hostname, port } = new URL(address);
  const sockets = Array.from({ length: connections }, (_, n) => {
    const socket = connect(Number(port), hostname);
    socket.on('error', () => {}); // being let go of is the point
    socket.resume();
    if (n % kinds > 0) socket.write('POST /api/contact HTTP/1.1\r\nHost: a\r\n');
    if (n % kinds > 1)
      socket.write('Content-Type: application/json\r\nContent-Length: 999\r\n\r\n{');
    return socket;
  });
  const end = performance.now() + 40_000;
  while (sockets.some(isOpen) && performance.now() < end) await delay(200);
  const left = sockets.filter(isOpen).length;
  for (const socket of sockets) socket.destroy();
  return { connections, left };
}

type Route = { method: string; path: string };

/** Sends a body without end in chunks, until it is answered or so much is sent. */
function pour({ address }: ServerProcess, token: string, { method, path }: Route, mb: number) {
  const { hostname, port } = new URL(address);
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  return new Promise<{ sent: number; status: string }>((resolve) => {
    const socket = connect(Number(port), hostname);
    let [sent, status] = [0, 'closed'];
    const done = () => {
      socket.destroy();
      resolve({ sent, status });
    };
    const push = () => {
      while (!socket.destroyed && sent < mb * 16) {
        sent += 1;
        if (!socket.write(chunk)) return;
      }
      if (sent >= mb * 16) setTimeout(done, 200);
    };
    socket.on('data', (data) => {
      status = /^HTTP\/1\.1 (\d+)/.exec(data.toString('latin1'))?.[1] ?? status;
      setTimeout(done, 20);
    });
    socket.on('drain', push).on('error', done).on('close', done);
    socket.write(
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nAuthorization: Bearer ${token}\r\n` +
        'Content-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n',
    );
    push();
  });
}

async function pourAll(server: ServerProcess, token: string, mb: number, every: number) {
  const routes = documentedRoutes().filter((_, n) => n % every === 0);
  const answers: string[] = [];
  let chunks = 0;
  await many(routes.length, 2, async (n) => {
    const { sent, status } = await pour(server, token, routes[n] as Route, mb);
    chunks += sent;
    answers.push(status);
  });
  return { routes: routes.length, sentMb: Math.round(chunks / 16), answers: tally(answers) };
}

/** One request on a connection of its own; gives the status, 0 when there is no answer. */
function sendAlone({ address }: ServerProcess, token: string, to: Route, body?: unknown) {
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return new Promise<number>((resolve) => {
    request(address + to.path, { method: to.method, headers, agent: false })
      .on('error', () => resolve(0))
      .on('response', (response) => {
        response.resume().on('close', () => resolve(response.statusCode ?? 0));
      })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  });
}

const deepRoutes: [method: string, path: string][] = [
  ['POST', 'posts'],
  ['PUT', 'posts/deep'],
  ['POST', 'projects'],
  ['PUT', 'profile'],
  ['PUT', 'home'],
  ['POST', 'contact'],
  ['DELETE', 'posts'],
];

/** Sends what is nested without end; nothing may fail by it, also not who reads it then. */
async function nest(server: ServerProcess, token: string, size: number) {
  const send = (method: string, path: string, body?: unknown) =>
    sendAlone(server, token, { method, path: `/api/${path}` }, body);
  const read = (path: string) => sendAlone(server, token, { method: 'GET', path });
  const [failed, took] = [[] as string[], [] as number[]];
  const timed = async (what: string, ask: () => Promise<number>) => {
    const start = performance.now();
    const answered = await ask();
    took.push(performance.now() - start);
    if (answered >= 500) failed.push(`${what}: ${answered}`);
  };
  await send('POST', 'posts', { id: 'deep', slug: 'deep', title: 'Deep' });
  for (const [method, path] of deepRoutes) {
    for (const [what, body] of Object.entries(deepJson)) {
      await timed(`${method} ${path} ${what}`, () => send(method, path, body));
    }
  }
  for (const [what, body] of Object.entries(pathologicalBodies(size))) {
    const about = body.slice(0, 190_000);
    await timed(what, () => send('PUT', 'posts/deep', { body }));
    await timed(`${what}, page`, () => read('/blog/deep'));
    await timed(`${what}, list`, () => read('/api/posts'));
    await timed(`${what}, about`, () => send('PUT', 'profile', { about }));
    await timed(`${what}, about page`, () => read('/about'));
  }
  return { sent: took.length, failed, slowest: Math.round(Math.max(...took)) };
}

/** Floods the contact form from one address, then from many. */
async function flood(server: ServerProcess, token: string, sent: number) {
  const { owner, status } = await clientOf(server.address, token);
  const statuses: number[] = [];
  await many(sent, 16, async (n) => {
    const from = n < sent / 2 ? '192.0.2.1' : `10.0.${(n >> 8) & 255}.${n & 255}`;
    const headers = { 'X-Forwarded-For': from, 'Content-Type': 'application/json' };
    const body = JSON.stringify({ name: 'N', contact: 'a@b.example', message: `Message ${n}` });
    statuses.push(await status('/api/contact', { method: 'POST', headers, body }));
  });
  const messages = (await (await owner('GET', 'contact')).json()) as unknown[];
  return { sent, answers: tally(statuses), kept: messages.length };
}

type Sizes = {
  connections: number;
  mb: number;
  deep: number;
  messages: number;
  /** Leaves out three of four routes, and connections that are slow in their bodies alone. */
  brief: boolean;
};

/** Abuses a server in every way at hand while a visitor reads. */
export async function abuse({
  connections,
  mb,
  deep,
  messages,
  brief,
}: Sizes): Promise<AbuseVerdict> {
  const place = await workplace();
  const server = await startOn(place, { env: { TRUST_PROXY: 'true' } });
  const { token, status } = await clientOf(server.address);
  await status('/about');
  const before = memoryOf(server);
  const stop = watch(server);
  const letGo = slow(server, connections, brief ? 2 : 3);
  const chunked = await pourAll(server, token, mb, brief ? 4 : 1);
  const nesting = await nest(server, token, deep);
  const flooded = await flood(server, token, messages);
  const slowOnes = await letGo;
  const { most, failed, took } = await stop();
  await server.kill('SIGTERM');
  await place.remove();
  return {
    slow: slowOnes,
    chunked,
    deep: nesting,
    flood: flooded,
    memoryMb: Math.round(most - before),
    visitors: { count: took.length, failed, p99: Math.round(percentile(took, 99)) },
  };
}

export const scenario: Scenario = async (size) => {
  const long = size === 'long';
  const sizes = long
    ? { connections: 500, mb: 1_024, deep: 100_000, messages: 10_000, brief: false }
    : { connections: 100, mb: 12, deep: 10_000, messages: 400, brief: true };
  const { slow: slowOnes, chunked, deep, flood: flooded, memoryMb, visitors } = await abuse(sizes);
  return [
    {
      promise: 'Abuse costs bounded memory, and other visitors are served',
      done: `${slowOnes.connections} slow connections, ${chunked.sentMb} MB in chunks on ${chunked.routes} routes, ${deep.sent} nested texts, ${flooded.sent} messages`,
      figure: `${slowOnes.left} connections left, answers ${JSON.stringify(chunked.answers)}, ${deep.failed.length} failed (slowest ${deep.slowest} ms), ${flooded.kept} messages kept, +${memoryMb} MB, visitors: ${visitors.failed} of ${visitors.count} failed, p99 ${visitors.p99} ms`,
      kept:
        slowOnes.left + deep.failed.length + visitors.failed === 0 &&
        flooded.kept <= 100 &&
        memoryMb < 400,
    },
  ];
};
