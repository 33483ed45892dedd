import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { many, percentile, tally } from './client.ts';
import type { Row, Scenario } from './report.ts';
import { passphrase, type ServerProcess, startOn, workplace } from './server-process.ts';

export type GuessVerdict = {
  guesses: number;
  addresses: number;
  answers: Record<number, number>;
  /** Counted inside the server, without the owner's own. */
  hashes: number;
  owner: { status: number; seconds: number };
  pages: { count: number; p99: number; failed: number };
  /** How long pages took before the guessing, because the machine may be busy. */
  quietP99: number;
  /** Whether the server's output contains a passphrase, right or guessed. */
  told: boolean;
};

type From = { address: string; cookie?: string };

function signIn({ address: host }: ServerProcess, pass: string, { address, cookie = '' }: From) {
  const headers = { 'X-Forwarded-For': address, ...(cookie && { Cookie: cookie }) };
  const body = new URLSearchParams({ pass_: pass });
  return fetch(`${host}/api/auth/owner`, { method: 'POST', headers, body });
}

async function hashesOf({ child }: ServerProcess): Promise<number> {
  const told = once(child, 'message');
  child.send('hashes');
  return ((await told) as [number])[0];
}

/** Requests a page repeatedly until told to stop; returns how long the answers took, in ms. */
function visitor({ address }: ServerProcess) {
  const worker = new Worker(new URL('visitor-worker.ts', import.meta.url), {
    workerData: `${address}/about`,
  });
  return async () => {
    worker.postMessage('leave');
    const [{ took, failed }] = (await once(worker, 'message')) as [
      { took: number[]; failed: number },
    ];
    return { count: took.length, p99: percentile(took, 99), failed };
  };
}

/**
 * Guesses the passphrase from several addresses while a visitor reads, and while the owner signs in
 * on a known device, from an address that guesses as well.
 */
export async function guessing(
  guesses: number,
  addresses: number,
  hashing: 'dear' | 'cheap' = 'dear',
): Promise<GuessVerdict> {
  const place = await workplace();
  const env = { TRUST_PROXY: 'true', LOG_LEVEL: 'trace', TORTURE_HASHES: hashing };
  const server = await startOn(place, { env, preloads: ['count-hashes.ts'] });
  const addressOf = (n: number) => `10.${(n % addresses) >> 8}.${(n % addresses) & 255}.1`;
  const first = await signIn(server, passphrase, { address: '192.0.2.1' });
  const cookie = (first.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const before = await hashesOf(server);
  const leaveQuiet = visitor(server);
  await delay(1_500);
  const { p99: quietP99 } = await leaveQuiet();
  const leave = visitor(server);
  const statuses: number[] = [];
  const guess = async (n: number) => {
    const response = await signIn(server, `guess-${n}`, { address: addressOf(n) });
    await response.arrayBuffer();
    statuses.push(response.status);
  };
  await many(guesses - 100, 32, guess);
  const guessingOn = many(100, 32, guess);
  const start = performance.now();
  const owner = await signIn(server, passphrase, { address: addressOf(0), cookie });
  const seconds = (performance.now() - start) / 1_000;
  await guessingOn;
  const pages = await leave();
  const hashes = (await hashesOf(server)) - before - (owner.status === 200 ? 1 : 0);
  await server.kill('SIGTERM');
  const told = server.output().includes(passphrase) || server.output().includes('guess-');
  await place.remove();
  const answers = tally(statuses);
  return {
    guesses,
    addresses,
    answers,
    hashes,
    owner: { status: owner.status, seconds },
    pages,
    quietP99,
    told,
  };
}

const rowOf = (verdict: GuessVerdict, free: GuessVerdict, most: number): Row => {
  const { guesses, addresses, hashes, owner, pages, quietP99, told } = verdict;
  return {
    promise: 'Guessing is held back; the owner and visitors are not',
    done: `${guesses} guesses from ${addresses} address${addresses === 1 ? '' : 'es'}`,
    figure: `${hashes} hashes of at most ${most}, owner in after ${owner.seconds.toFixed(2)} s, pages p99 ${Math.round(pages.p99)} ms`,
    control: `pages p99 when nobody guesses ${Math.round(quietP99)} ms, when a hash costs nothing ${Math.round(free.pages.p99)} ms`,
    kept:
      hashes <= most &&
      owner.status === 200 &&
      owner.seconds < 2 &&
      pages.p99 < Math.max(100, 4 * quietP99) &&
      pages.failed === 0 &&
      !told,
  };
};

export const scenario: Scenario = async (size) => {
  const guesses = size === 'long' ? 10_000 : 1_000;
  const rows: Row[] = [];
  for (const [addresses, most] of [
    [1, 20],
    [1_000, 200],
  ] as const) {
    const verdict = await guessing(guesses, addresses);
    rows.push(rowOf(verdict, await guessing(guesses, addresses, 'cheap'), most));
  }
  return rows;
};
