import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { clientOf, many, tally, until } from './client.ts';
import type { Fault } from './faulty-disk.ts';
import type { Scenario } from './report.ts';
import { type ServerProcess, startOn, type Workplace, workplace } from './server-process.ts';

const full: Fault = { steps: ['open', 'write'], code: 'ENOSPC', within: '' };

/** What happened while the disk was full, and afterwards. */
export type FullVerdict = {
  requests: number;
  reads: Record<number, number>;
  writes: Record<number, number>;
  /** Whether a page changed right before the disk was full was current meanwhile. */
  shownMeanwhile: boolean;
  /** Whether the page was on disk once there was room again. */
  published: boolean;
  current: boolean;
  /** The status of a write afterwards. */
  accepted: number;
  health: { during: string; after: string };
  /** What health said could not be written meanwhile. */
  unwritable: string[];
};

type Disk = {
  fill: (where: Fault) => Promise<void>;
  clear: () => Promise<void>;
};

const pages = ['/', '/about', '/blog', '/blog/one', '/api/posts/one', '/api/profile'];

async function contentOn({ content }: Workplace): Promise<void> {
  await mkdir(join(content, 'posts'), { recursive: true });
  await writeFile(join(content, 'posts/one.json'), '{"title":"First words","slug":"one"}');
  await writeFile(join(content, 'profile.json'), '{"fullName":"Robin"}');
}

/** The disk of a server started with `faulty-disk.ts`. */
export function faultyDiskOf({ child }: ServerProcess): Disk {
  const tell = async (fault?: Fault) => {
    const done = once(child, 'message');
    child.send({ fault });
    await done;
  };
  return { fill: (fault) => tell(fault), clear: () => tell() };
}

type Client = Awaited<ReturnType<typeof clientOf>>;

type Health = { status: string; unwritable?: Record<string, string> };

const healthOf = async ({ text }: Client) => JSON.parse(await text('/api/health')) as Health;
const isWell = async (client: Client) => (await healthOf(client)).status === 'ok';

/** Requests pages and entries, and tries to write: half of the requests each. */
async function ask({ status, owner }: Client, requests: number) {
  const [reads, writes] = [[] as number[], [] as number[]];
  await many(requests / 2, 8, async (n) => {
    reads.push(await status(pages[n % pages.length] ?? '/'));
    const refused = { id: `refused-${n}`, name: 'Refused', title: `Refused ${n}` };
    const put = n % 2 === 0;
    writes.push((await owner(put ? 'PUT' : 'POST', put ? 'posts/one' : 'skills', refused)).status);
  });
  return { reads: tally(reads), writes: tally(writes) };
}

const shows = async ({ text }: Client, words: string) => (await text('/blog/one')).includes(words);

/** Fills the disk under a server, sends it this many requests, and makes room again. */
export async function fullDisk(requests: number): Promise<FullVerdict> {
  const place = await workplace();
  await contentOn(place);
  const server = await startOn(place, { preloads: ['faulty-disk.ts'] });
  const disk = faultyDiskOf(server);
  const client = await clientOf(server.address);
  await client.status('/blog/one');
  // Only the pages' disk at first: what is acknowledged must be shown although it has no file.
  await disk.fill({ ...full, within: `${place.folder}/site` });
  await client.owner('PUT', 'posts/one', { title: 'Acknowledged words' });
  const shownMeanwhile = await shows(client, 'Acknowledged words');
  await disk.fill(full);
  const answered = await ask(client, requests);
  const meanwhile = await healthOf(client);
  await disk.clear();
  const file = join(place.folder, 'site/blog/one/index.html');
  const published = await until(async () => readFileSync(file, 'utf8').includes('Acknowledged'));
  const current = await shows(client, 'Acknowledged words');
  await until(() => isWell(client)); // without a save
  const health = { during: meanwhile.status, after: (await healthOf(client)).status };
  const unwritable = Object.keys(meanwhile.unwritable ?? {}).sort();
  const accepted = (await client.owner('PUT', 'posts/one', { title: 'After' })).status;
  await server.kill('SIGTERM');
  await place.remove();
  const pages = { shownMeanwhile, published, current };
  return { requests, ...answered, ...pages, health, unwritable, accepted };
}

export const scenario: Scenario = async () => {
  const verdict = await fullDisk(1_000);
  const { reads, writes, shownMeanwhile, published, current, health, accepted } = verdict;
  const only = (counts: Record<number, number>, status: number) =>
    Object.keys(counts).join() === String(status);
  return [
    {
      promise: 'A full disk takes nothing away and needs no restart',
      done: `${verdict.requests} requests on a full disk`,
      figure: `reads ${JSON.stringify(reads)}, writes ${JSON.stringify(writes)}, pages ${
        current && published ? 'current' : 'old'
      }, health ${health.during} then ${health.after}`,
      kept:
        only(reads, 200) &&
        only(writes, 507) &&
        shownMeanwhile &&
        published &&
        current &&
        health.after === 'ok' &&
        accepted === 200,
    },
  ];
};
