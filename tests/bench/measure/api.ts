import { duration, type Figure, type Measure, timed, under } from '../figure.ts';
import { bareWriter } from '../load/bare-write.ts';
import { load } from '../load/wrk.ts';
import { put } from '../saves.ts';
import { type Site, settled } from '../site.ts';
import { p50, p99 } from '../statistics.ts';
import { postOf, saveOf } from './save-post.ts';

const LIMIT_MS = 10;
const WARM_UP_S = 3;
const LISTED = 100;

type Spread = { p50: number; p99: number };

const spreadOf = (found: Spread) => `${duration(found.p50)} / ${duration(found.p99)}`;

/** A line with both percentiles, whose aim is for one of them. */
function line(name: string, found: Spread, aimed: 'p50' | 'p99'): Figure {
  const value = found[aimed];
  const { text: limit, met } = under(LIMIT_MS, value);
  return { name, text: spreadOf(found), value, aim: { text: `${aimed} ${limit}`, met } };
}

const listPaths = ({ posts }: Site) =>
  Array.from(
    { length: Math.max(1, Math.ceil(posts.length / LISTED)) },
    (_, page) => `/api/posts?page=${page + 1}&pageSize=${LISTED}`,
  );

async function read(
  name: string,
  { address }: Site,
  paths: string[],
  seconds: number,
): Promise<Figure> {
  const options = { paths, connections: 1 };
  await load(address, { ...options, seconds: WARM_UP_S });
  const found = await load(address, { ...options, seconds });
  if (found.failed > 0) throw new Error(`${name}: ${found.failed} requests failed.`);
  return line(name, found, 'p99');
}

/** Reads posts through the API, one request after another, each kind for some seconds. */
export const apiReads =
  (seconds: number): Measure =>
  async (site) => {
    const each = site.posts.map((_, round) => `/api/posts/${postOf(site, round).post.slug}`);
    return [
      await read('GET a list of 100 posts, each page in turn', site, listPaths(site), seconds),
      await read('GET one post, each in turn', site, each, seconds),
      await read('GET the newest posts', site, ['/api/posts'], seconds),
    ];
  };

/**
 * Saves posts through the API, each after every page has followed the previous save. Measures
 * beside each how long the disk alone takes at that moment.
 */
export const apiWrites =
  (count: number): Measure =>
  async (site) => {
    const [saves, writes]: [number[], number[]] = [[], []];
    const write = await bareWriter();
    for (let round = 0; round < count; round++) {
      const save = saveOf(postOf(site, round), `api-${round}`, false);
      writes.push((await timed(() => write(JSON.stringify(save.body)))).ms);
      saves.push((await timed(() => put(site, save))).ms);
      await settled(site.address);
    }
    const alone = { p50: p50(writes), p99: p99(writes) };
    return [
      line(
        'PUT a post, on disk (fsync) when it is answered',
        { p50: p50(saves), p99: p99(saves) },
        'p50',
      ),
      { name: 'The same words to the disk alone, with fsync', text: spreadOf(alone) },
    ];
  };
