import { Agent, get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { duration, type Figure, type Measure, timed, under } from '../figure.ts';
import { put } from '../saves.ts';
import { type Site, settled } from '../site.ts';
import { p50, p99 } from '../statistics.ts';
import { postOf, saveOf } from './save-post.ts';

const LIMIT_MS = 10;
const WARM_UP = 20;

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** By the client that costs least: `fetch` takes as long as the server does. */
async function read({ address }: Site, path: string): Promise<void> {
  const response = await new Promise<IncomingMessage>((answered, failed) => {
    get(address + path, { agent }, answered).on('error', failed);
  });
  await buffer(response);
  if (response.statusCode !== 200) throw new Error(`GET ${path} answered ${response.statusCode}.`);
}

/** How long each of many calls took, one after another, the first ones apart. */
async function times(count: number, call: (round: number) => Promise<void>): Promise<number[]> {
  const all: number[] = [];
  for (let round = 0; round < WARM_UP + count; round++) {
    all.push((await timed(() => call(round))).ms);
  }
  return all.slice(WARM_UP);
}

/** The aim is for one of the two: the median or the 99th percentile. */
function line(name: string, all: readonly number[], aimed: 'p50' | 'p99'): Figure {
  const found = { p50: p50(all), p99: p99(all) };
  const text = `${duration(found.p50)} / ${duration(found.p99)}`;
  const value = found[aimed];
  const { text: limit, met } = under(LIMIT_MS, value);
  return { name, text, value, aim: { text: `${aimed} ${limit}`, met } };
}

const LISTED = 100;

/** Reads and durable writes of posts through the API, over one connection, one after another. */
export const api =
  (reads: number, writes: number): Measure =>
  async (site) => {
    const pages = Math.max(1, Math.ceil(site.posts.length / LISTED));
    const list = (round: number) =>
      read(site, `/api/posts?page=${(round % pages) + 1}&pageSize=${LISTED}`);
    const one = (round: number) => read(site, `/api/posts/${postOf(site, round).post.slug}`);
    const found = [
      line('GET a list of 100 posts, each page in turn', await times(reads, list), 'p99'),
      line('GET one post, each in turn', await times(reads, one), 'p99'),
      line('GET the newest posts', await times(reads, () => read(site, '/api/posts')), 'p99'),
    ];
    const writing: number[] = [];
    for (let round = 0; round < writes; round++) {
      const save = saveOf(postOf(site, round), `api-${round}`, false);
      writing.push((await timed(() => put(site, save))).ms);
      await settled(site.address);
    }
    return [...found, line('PUT a post, on disk (fsync) when it is answered', writing, 'p50')];
  };
