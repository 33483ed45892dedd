import type { Figure, Measure } from './figure.ts';
import { apiReads, apiWrites } from './measure/api.ts';
import { astroBuild, astroRebuild } from './measure/astro-build.ts';
import { firstRender } from './measure/first-render.ts';
import { hugoBuild } from './measure/hugo-build.ts';
import { memory } from './measure/memory.ts';
import { saveHome } from './measure/save-home.ts';
import { savePost } from './measure/save-post.ts';
import { serving } from './measure/serve.ts';
import { warmStart } from './measure/start.ts';
import { underChange } from './measure/under-change.ts';
import type { Options, RowKey } from './options.ts';
import type { Program } from './tools.ts';

/** One thing that is measured: how, on which sites, and by which functions. */
export type Row = {
  key: RowKey;
  title: string;
  how: string;
  /** At every size, or only at the largest when it takes long or hardly depends on the size. */
  at: 'every' | 'largest';
  measures: Measure[];
};

/** How long and how much is measured, in a full run and in a quick one. */
const efforts = {
  full: {
    load: { rounds: 5, seconds: 3 },
    change: { rounds: 5, seconds: 4 },
    work: { requests: 100_000, saves: 1_000 },
    api: { seconds: 3, writes: 60 },
  },
  quick: {
    load: { rounds: 3, seconds: 1 },
    change: { rounds: 1, seconds: 3 },
    work: { requests: 5_000, saves: 50 },
    api: { seconds: 1, writes: 10 },
  },
};

const START_MS = 2_000;

const unmeasured =
  (program: Program): Measure =>
  async (): Promise<Figure[]> => [{ name: 'Not measured', text: `${program} is not installed` }];

/**
 * Everything that is measured on a site of posts, in the order in which it is.
 * @param installed the versions of the system's programs, null for those that are missing.
 */
export function rows(
  { rounds, peers, quick }: Options,
  installed: Readonly<Record<Program, string | null>>,
): Row[] {
  const effort = efforts[quick ? 'quick' : 'full'];
  const { seconds, writes } = effort.api;
  const hugo = peers && installed.hugo ? [hugoBuild] : [];
  const astro = peers ? [astroBuild] : [];
  const nginx = peers && installed.nginx !== null;
  const loaded = (measure: Measure) => [installed.wrk ? measure : unmeasured('wrk')];
  return [
    {
      key: 'render',
      title: 'Full render',
      how: 'Every page from nothing; the static generators on the same posts.',
      at: 'every',
      measures: [firstRender, ...hugo, ...astro],
    },
    {
      key: 'publish',
      title: 'Publish',
      how: `From the acknowledged PUT on, p50 / p95 of ${rounds} saves one after another.`,
      at: 'every',
      measures: [savePost(rounds), saveHome(rounds), ...(peers ? [astroRebuild] : [])],
    },
    {
      key: 'api',
      title: 'API',
      how: 'p50 / p99 of calls one after another, over one connection.',
      at: 'every',
      measures: [...loaded(apiReads(seconds)), apiWrites(writes)],
    },
    {
      key: 'serve',
      title: 'Serve',
      how: `A page of about 20 KB over 50 connections that stay open (wrk, one thread): the middle of ${effort.load.rounds} turns of ${effort.load.seconds} s each, all in turn.`,
      at: 'largest',
      measures: loaded(serving(effort.load, nginx)),
    },
    {
      key: 'change',
      title: 'Under change',
      how: `The same load, compressed, while a save lands every 100 ms, every other one on that very page: the middle of ${effort.change.rounds} turns of ${effort.change.seconds} s each at rest and while saves land.`,
      at: 'largest',
      measures: loaded(underChange(effort.change, nginx)),
    },
    {
      key: 'memory',
      title: 'Memory',
      how: 'What the server’s process holds (RSS), from a fresh start on.',
      at: 'every',
      measures: [memory(installed.wrk ? effort.work : null)],
    },
    {
      key: 'start',
      title: 'Start',
      how: 'The middle of five starts on pages that are on disk.',
      at: 'every',
      measures: [warmStart(START_MS)],
    },
  ];
}
