import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { type Figure, type Measure, whole } from '../figure.ts';
import { load } from '../load/wrk.ts';
import { put } from '../saves.ts';
import { type Site, settled } from '../site.ts';
import { p50 } from '../statistics.ts';
import { postOf, saveOf } from './save-post.ts';

const KIB_PER_MIB = 1024;
const LIMIT_MIB = 250;
const IDLE_MS = 10_000;

/** The number of parts the work is done in; memory is read after each. */
const PARTS = 10;
/** How many parts at the beginning and at the end are compared. */
const COMPARED = 3;
const MOST_GROWTH = 1.1;
/** How many pages are requested in turn. */
const PAGES = 500;

/** The work between the first reading of memory and the last. */
export type Work = { requests: number; saves: number };

/** The memory of a process, in MiB; NaN when the system does not say. */
async function residentMib(pid: number, field = 'VmRSS'): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(new RegExp(`^${field}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / KIB_PER_MIB;
}

const figure = (name: string, mib: number): Figure =>
  Number.isNaN(mib)
    ? { name, text: 'not known here' }
    : {
        name,
        text: `${whole(mib)} MiB`,
        value: mib,
        aim: { text: `under ${LIMIT_MIB} MiB`, met: mib < LIMIT_MIB },
      };

const paths = ({ posts }: Site) => posts.slice(0, PAGES).map(({ post }) => `/blog/${post.slug}`);

async function part(site: Site, { requests, saves }: Work, at: number): Promise<number> {
  for (let done = 0; done < requests; ) {
    const options = { seconds: 1, headers: { 'Accept-Encoding': 'br' }, paths: paths(site) };
    done += (await load(site.address, options)).requests;
  }
  for (let save = 0; save < saves; save++)
    await put(site, saveOf(postOf(site, at * saves + save), `part-${at}-${save}`, save % 4 === 3));
  await settled(site.address, 50);
  return residentMib(site.pid);
}

function flatness(parts: readonly number[]): Figure {
  const [first, last] = [p50(parts.slice(0, COMPARED)), p50(parts.slice(-COMPARED))];
  const value = last / first;
  return {
    name: growth,
    text: `${value.toFixed(2)} (${parts.map(whole).join(', ')} MiB)`,
    value,
    aim: { text: `flat: at most ${MOST_GROWTH}`, met: value <= MOST_GROWTH },
  };
}

export const growth = 'Memory at the end of the work, in times of that at its beginning';

async function working(site: Site, { requests, saves }: Work): Promise<Figure[]> {
  const each = { requests: requests / PARTS, saves: Math.ceil(saves / PARTS) };
  const parts: number[] = [];
  for (let at = 0; at < PARTS; at++) parts.push(await part(site, each, at));
  const amount = `${whole(requests)} requests and ${whole(saves)} saves`;
  return [
    figure(`After ${amount}`, parts.at(-1) ?? Number.NaN),
    flatness(parts),
    figure('The most it ever was', await residentMib(site.pid, 'VmHWM')),
  ];
}

/**
 * The server's memory: settled and idle, under load, and after much work.
 * @param work how much, or null to measure only the idle server.
 */
export const memory =
  (work: Work | null): Measure =>
  async (site) => {
    await site.startAgain();
    await settled(site.address, 50);
    const found = [figure('Idle, every page checked', await residentMib(site.pid))];
    await pause(IDLE_MS);
    found.push(figure('Idle, 10 s later', await residentMib(site.pid)));
    return work ? [...found, ...(await working(site, work))] : found;
  };
