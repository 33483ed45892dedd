import { duration, type Figure, type Measure, whole } from '../figure.ts';
import { type Peer, startNginx } from '../load/nginx.ts';
import { nodePeers, startNodePeer } from '../load/node-peers.ts';
import { pageOf20Kb } from '../load/page-of-20-kb.ts';
import { type PreparedPage, preparePage } from '../load/prepared-page.ts';
import { type Load, load } from '../load/wrk.ts';
import { processorMs } from '../processor.ts';
import type { Site } from '../site.ts';
import { p50 } from '../statistics.ts';

/** One load, and the processor time the server spent per request, in microseconds. */
type Run = Load & { processorUs: number };

export const variants = ['plain', 'brotli'] as const;

type Variant = (typeof variants)[number];
type Contender = { name: string; url: (variant: Variant) => string | null; pid: number };
type Runner = Omit<Contender, 'url'> & { url: string };

const encodings = { plain: 'identity', brotli: 'br' } as const;

async function run({ url, pid }: Runner, variant: Variant, seconds: number): Promise<Run> {
  const before = await processorMs(pid);
  const headers = { 'Accept-Encoding': encodings[variant] };
  const found = await load(url, { seconds, headers });
  const spent = ((await processorMs(pid)) ?? 0) - (before ?? 0);
  if (found.failed > 0) throw new Error(`${url}: ${found.failed} requests failed.`);
  return { ...found, processorUs: (spent * 1_000) / found.requests };
}

/**
 * Loads all contenders in turn, several times, so that other work of the machine hits all alike.
 */
async function rounds(
  contenders: readonly Runner[],
  variant: Variant,
  size: Size,
): Promise<Run[][]> {
  const runs: Run[][] = contenders.map(() => []);
  for (let round = 0; round < size.rounds; round++) {
    for (const [index, one] of contenders.entries()) {
      runs[index]?.push(await run(one, variant, size.seconds));
    }
  }
  return runs;
}

const middle = (runs: readonly Run[], pick: (run: Run) => number) => p50(runs.map(pick));

const lineOf = (name: string, runs: readonly Run[]): Figure => ({
  name,
  text: [
    `${whole(middle(runs, ({ perSecond }) => perSecond))} a second`,
    `p99 ${duration(middle(runs, ({ p99 }) => p99))}`,
    `${middle(runs, ({ processorUs }) => processorUs).toFixed(1)} µs of processor each`,
  ].join(', '),
});

const LEAST_SHARE = 0.9;

/** The median of each round's share, because the runs of a round follow each other directly. */
function shareOf(name: string, ours: readonly Run[], nginx: readonly Run[]): Figure {
  const shares = ours.map((one, round) => one.perSecond / (nginx[round]?.perSecond ?? 0));
  const value = p50(shares);
  const aim = { text: `at least ${LEAST_SHARE}`, met: value >= LEAST_SHARE };
  return { name, text: value.toFixed(2), value, aim };
}

/** Processor time compared with nginx's; other work of the machine hardly changes it. */
function workOf(name: string, ours: readonly Run[], nginx: readonly Run[]): Figure {
  const spent = (runs: readonly Run[]) => middle(runs, ({ processorUs }) => processorUs);
  const value = spent(ours) / spent(nginx);
  return { name, text: value.toFixed(1), value };
}

/** The name of the figure: processor time per request, as a multiple of nginx's. */
export const workName = (variant: Variant): string =>
  `Processor time of a request in times of nginx’s, ${variant}`;

/** The name of the figure: our share of nginx's requests per second. */
export const shareName = (variant: Variant): string => `Share of nginx’s requests, ${variant}`;

type Size = { rounds: number; seconds: number };

const contender = (name: string, peer: Peer): Contender => ({
  name,
  url: (variant) => peer[variant],
  pid: peer.pid,
});

type Named = { name: string; peer: Peer };

/** All who send the page, this server first, then nginx where it is installed. */
async function startPeers(page: PreparedPage, nginx: boolean): Promise<Named[]> {
  const peers: Named[] = [];
  if (nginx) peers.push({ name: 'nginx, one worker', peer: await startNginx(page) });
  for (const name of nodePeers) peers.push({ name, peer: await startNodePeer(name, page) });
  return peers;
}

/** Those who send the page in this way. */
const runners = (contenders: readonly Contender[], variant: Variant): Runner[] =>
  contenders.flatMap(({ url, ...rest }) => {
    const at = url(variant);
    return at === null ? [] : [{ ...rest, url: at }];
  });

async function compareWith(all: readonly Runner[], variant: Variant, weight: string, size: Size) {
  const runs = await rounds(all, variant, size);
  const lines = all.map(({ name }, at) =>
    lineOf(`${variant}, ${weight} bytes: ${name}`, runs[at] ?? []),
  );
  const [ours = []] = runs;
  const nginx = runs[all.findIndex(({ name }) => name.startsWith('nginx'))];
  if (!nginx) return lines;
  return [
    shareOf(shareName(variant), ours, nginx),
    workOf(workName(variant), ours, nginx),
    ...lines,
  ];
}

async function compare(site: Site, path: string, size: Size, nginx: boolean): Promise<Figure[]> {
  const page = await preparePage(site.address + path);
  const peers = await startPeers(page, nginx);
  const own = { name: 'this server', url: () => site.address + path, pid: site.pid };
  const all = [own, ...peers.map(({ name, peer }) => contender(name, peer))];
  const figures: Figure[] = [];
  for (const variant of variants) {
    const weight = whole(page.size[variant]);
    figures.push(...(await compareWith(runners(all, variant), variant, weight, size)));
  }
  for (const { peer } of peers) peer.stop();
  return figures;
}

/**
 * A page of 20 KB requested over 50 connections, compared with nginx sending the same bytes and
 * headers, with Astro's preview server, and with Node's own server.
 *
 * @param nginx whether it is installed.
 */
export const serving =
  (size: Size, nginx: boolean): Measure =>
  async (site) =>
    compare(site, await pageOf20Kb(site), size, nginx);
