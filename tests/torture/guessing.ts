import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { many, percentile, tally } from './client.ts';
import type { Row, Scenario } from './report.ts';
import { passphrase, type ServerProcess, startOn, workplace } from './server-process.ts';

export type GuessVerdict = {
  guesses: number;
  addresses: number;
  answers: Record<number, number>;
  /** Counted inside of the server, the owner's own not among them. */
  hashes: number;
  owner: { status: number; seconds: number };
  pages: { count: number; p99: number; failed: number };
  /** Whether a passphrase, right or guessed, is in what the server wrote. */
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

/** Asks for a page again and again until told to stop; gives how long each answer took, in ms. */
function visitor({ address }: ServerProcess) {
  const [took, state] = [[] as number[], { over: false, failed: 0 }];
  const visiting = (async () => {
    while (!state.over) {
      const start = performance.now();
      const response = await fetch(`${address}/about`);
      await response.arrayBuffer();
      took.push(performance.now() - start);
      if (response.status !== 200) state.failed += 1;
      await delay(5);
    }
  })();
  return async () => {
    state.over = true;
    await visiting;
    return { count: took.length, p99: percentile(took, 99), failed: state.failed };
  };
}

/**
 * Guesses the passphrase from some addresses while a visitor reads and the owner, on a device
 * known from before and at an address that guesses as well, signs in.
 */
export async function guessing(guesses: number, addresses: number): Promise<GuessVerdict> {
  const place = await workplace();
  const env = { TRUST_PROXY: 'true', LOG_LEVEL: 'trace' };
  const server = await startOn(place, { env, preloads: ['count-hashes.ts'] });
  const addressOf = (n: number) => `10.${(n % addresses) >> 8}.${(n % addresses) & 255}.1`;
  const first = await signIn(server, passphrase, { address: '192.0.2.1' });
  const cookie = (first.headers.get('Set-Cookie') ?? '').split(';')[0] ?? '';
  const before = await hashesOf(server);
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
    told,
  };
}

const rowOf = (verdict: GuessVerdict, most: number): Row => {
  const { guesses, addresses, hashes, owner, pages, told } = verdict;
  return {
    promise: 'Guessing is held back; the owner and visitors are not',
    done: `${guesses} guesses from ${addresses} address${addresses === 1 ? '' : 'es'}`,
    figure: `${hashes} hashes of at most ${most}, owner in after ${owner.seconds.toFixed(2)} s, pages p99 ${Math.round(pages.p99)} ms`,
    kept:
      hashes <= most &&
      owner.status === 200 &&
      owner.seconds < 2 &&
      pages.p99 < 100 &&
      pages.failed === 0 &&
      !told,
  };
};

export const scenario: Scenario = async (size) => {
  const guesses = size === 'long' ? 10_000 : 1_000;
  return [rowOf(await guessing(guesses, 1), 20), rowOf(await guessing(guesses, 1_000), 200)];
};
