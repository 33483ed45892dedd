import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Scenario } from './report.ts';
import { signInTo, startOn, workplace } from './server-process.ts';

type Sent = { at: number; status: number; complete: boolean };
type Ask = { address: string; method: string; path: string; body?: string; token: string };

/** Sends one request; reports an answer that stops half-way as such. */
function send({ address, method, path, body, token }: Ask, agent: Agent): Promise<Sent> {
  const at = performance.now();
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  return new Promise((resolve) => {
    const failed = () => resolve({ at, status: 0, complete: false });
    request(address + path, { method, headers, agent })
      .on('error', failed)
      .on('response', (response) => {
        const { statusCode: status = 0 } = response;
        response.resume();
        response.on('close', () => resolve({ at, status, complete: response.complete }));
      })
      .end(body);
  });
}

export type StopVerdict = {
  requests: number;
  /** Sent before the signal, and not answered completely. */
  cut: number;
  acknowledged: number;
  lost: string[];
  seconds: number;
  code: number | null;
};

/** Stops a server under load, and checks every request and every write. */
export async function stopUnderLoad(clients: number): Promise<StopVerdict> {
  const place = await workplace();
  const server = await startOn(place);
  const { address } = server;
  const token = await signInTo(address);
  const sent: Sent[] = [];
  const kept = new Map<string, number>();
  let over = false;

  const load = async (n: number) => {
    const agent = new Agent({ keepAlive: n % 2 === 0, maxSockets: 1 });
    const id = `skill-${n}`;
    const create = JSON.stringify({ id, name: 'version 0' });
    await send({ address, method: 'POST', path: '/api/skills', body: create, token }, agent);
    for (let version = 1; !over; version++) {
      const body = JSON.stringify({ name: `version ${version}` });
      const write = await send(
        { address, method: 'PUT', path: `/api/skills/${id}`, body, token },
        agent,
      );
      if (write.status === 200 && write.complete) kept.set(id, version);
      const read = await send({ address, method: 'GET', path: '/about', token }, agent);
      sent.push(write, read);
      if (write.status === 0 && read.status === 0) return;
    }
  };
  const loading = Array.from({ length: clients }, (_, n) => load(n));
  await delay(1_000);
  const signalled = performance.now();
  const { code } = await server.kill('SIGTERM');
  const seconds = (performance.now() - signalled) / 1_000;
  over = true;
  await Promise.all(loading);
  const lost = [...kept].filter(([id, version]) => versionOf(place.content, id) < version);
  await place.remove();
  return {
    requests: sent.length,
    cut: sent.filter(({ at, complete }) => at < signalled && !complete).length,
    acknowledged: kept.size,
    lost: lost.map(([id]) => id),
    seconds,
    code,
  };
}

const versionOf = (content: string, id: string) =>
  Number(/version (\d+)/.exec(readFileSync(join(content, 'skills', `${id}.json`), 'utf8'))?.[1]);

export const scenario: Scenario = async (size) => {
  const rounds = size === 'long' ? 50 : 1;
  const verdicts: StopVerdict[] = [];
  for (let n = 0; n < rounds; n++) verdicts.push(await stopUnderLoad(16));
  const sum = (of: (one: StopVerdict) => number) =>
    verdicts.reduce((total, one) => total + of(one), 0);
  const slowest = Math.max(...verdicts.map(({ seconds }) => seconds));
  const [cut, lost] = [sum((one) => one.cut), sum((one) => one.lost.length)];
  return [
    {
      promise: 'SIGTERM under load cuts no request and loses nothing',
      done: `${rounds} stops, ${sum((one) => one.requests)} requests`,
      figure: `${cut} cut, ${lost} lost, gone after at most ${slowest.toFixed(1)} s`,
      kept: cut + lost === 0 && slowest < 10,
    },
  ];
};
