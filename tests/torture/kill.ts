import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Scenario } from './report.ts';
import {
  type ServerProcess,
  signInTo,
  startOn,
  type Workplace,
  workplace,
} from './server-process.ts';

/** What one writer knows of its post: the last version it sent, and the last acknowledged one. */
type Writer = { id: string; sent: number; acknowledged: number };

export type KillVerdict = {
  cycles: number;
  acknowledged: number;
  lost: string[];
  torn: string[];
  stale: string[];
};

const words = 'Words enough to need more than one block of a disk. '.repeat(200);
const titleOf = ({ id }: Writer, version: number) => `${id} version ${version}`;
const versionIn = (text: string) => Number(/ version (\d+)\b/.exec(text)?.[1] ?? 0);

/** Writes without a pause until the server is gone. */
async function write(writer: Writer, address: string, headers: HeadersInit): Promise<void> {
  let first = await isMissing(address, writer.id);
  for (;;) {
    writer.sent += 1;
    const version = writer.sent;
    const { id } = writer;
    const body = JSON.stringify({ id, slug: id, title: titleOf(writer, version), body: words });
    const path = first ? '/api/posts' : `/api/posts/${writer.id}`;
    const init = { method: first ? 'POST' : 'PUT', headers, body };
    const response = await fetch(address + path, init);
    if (response.ok) writer.acknowledged = version;
    first &&= !response.ok;
    await response.arrayBuffer();
  }
}

const isMissing = async (address: string, id: string) =>
  (await fetch(`${address}/api/posts/${id}`)).status === 404;

const jsonIn = (folder: string) => readdirSync(folder).filter((name) => name.endsWith('.json'));

function isTorn(file: string): boolean {
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    return false;
  } catch {
    return true;
  }
}

/** Holds what the server gives after a kill against what each writer knows. */
async function check(
  { address }: ServerProcess,
  { content }: Workplace,
  writers: readonly Writer[],
  verdict: KillVerdict,
): Promise<void> {
  const posts = join(content, 'posts');
  verdict.torn.push(...jsonIn(posts).filter((name) => isTorn(join(posts, name))));
  for (const writer of writers.filter(({ sent }) => sent > 0)) {
    const api = await (await fetch(`${address}/api/posts/${writer.id}`)).text();
    const version = versionIn(api);
    if (version < writer.acknowledged || version > writer.sent) {
      verdict.lost.push(`${writer.id}: ${writer.acknowledged} acknowledged, ${version} kept`);
    }
    if (version === 0) continue;
    const page = await (await fetch(`${address}/blog/${writer.id}`)).text();
    if (versionIn(page) !== version) verdict.stale.push(`${writer.id}: ${versionIn(page)}`);
  }
}

const total = (writers: readonly Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Waits for the next acknowledgement. */
async function acknowledging(writers: readonly Writer[]): Promise<void> {
  const before = total(writers);
  const end = performance.now() + 10_000;
  while (total(writers) === before && performance.now() < end) await delay(2);
}

type Options = { cycles: number; minutes?: number; writers?: number; preloads?: string[] };

/** Kills a writing server again and again, and looks what the next one finds. */
export async function killLoop(options: Options) {
  const { cycles, minutes = Infinity, writers: count = 8, preloads = [] } = options;
  const end = performance.now() + minutes * 60_000;
  const place = await workplace();
  const verdict: KillVerdict = { cycles: 0, acknowledged: 0, lost: [], torn: [], stale: [] };
  const writers = Array.from(
    { length: count },
    (_, n): Writer => ({ id: `post-${n}`, sent: 0, acknowledged: 0 }),
  );
  let headers = {};
  for (;;) {
    const server = await startOn(place, { preloads });
    if (verdict.cycles === 0) {
      const token = await signInTo(server.address);
      headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    }
    await check(server, place, writers, verdict);
    if (verdict.cycles === cycles || performance.now() > end) {
      await server.kill('SIGTERM');
      break;
    }
    const writing = writers.map((one) => write(one, server.address, headers).catch(() => {}));
    await acknowledging(writers);
    await delay(Math.random() * 120);
    await server.kill('SIGKILL');
    verdict.cycles += 1;
    await Promise.all(writing);
  }
  verdict.acknowledged = total(writers);
  await place.remove();
  return verdict;
}

/** The same on two servers at once, so that each core has one to kill; gives both together. */
export async function killLoops(options: Options): Promise<KillVerdict> {
  const half = { ...options, cycles: Math.ceil(options.cycles / 2) };
  const [one, other] = await Promise.all([killLoop(half), killLoop(half)]);
  return {
    cycles: one.cycles + other.cycles,
    acknowledged: one.acknowledged + other.acknowledged,
    lost: [...one.lost, ...other.lost],
    torn: [...one.torn, ...other.torn],
    stale: [...one.stale, ...other.stale],
  };
}

/** The control: a disk that says it is done before it is. */
export const hasty = ['hasty-disk.ts'];

export const scenario: Scenario = async (size, minutes) => {
  const verdict = await killLoops({ cycles: size === 'long' ? 2_000 : 50, minutes });
  const { cycles, acknowledged, lost, torn, stale } = verdict;
  const control = await killLoop({ cycles: 10, preloads: hasty });
  return [
    {
      promise: 'kill -9 loses nothing that was acknowledged',
      done: `${cycles} kills, 8 writers, ${acknowledged} acknowledged writes`,
      figure: `${lost.length} lost, ${torn.length} torn, ${stale.length} old pages`,
      control: `acknowledged before it is written: ${control.lost.length} lost in 10 kills`,
      kept: control.lost.length > 0 && lost.length + torn.length + stale.length === 0,
    },
  ];
};
