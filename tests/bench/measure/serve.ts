import { duration, type Figure, type Measure, whole } from '../figure.ts';
import { startBareNode } from '../load/bare-node.ts';
import { type Peer, startNginx } from '../load/nginx.ts';
import { pageOf20Kb } from '../load/page-of-20-kb.ts';
import { preparePage } from '../load/prepared-page.ts';
import { type Load, load } from '../load/wrk.ts';
import { processorMs } from '../processor.ts';
import type { Site } from '../site.ts';
import { p50 } from '../statistics.ts';

/** One load, and the processor time the server spent per request, in microseconds. */
type Run = Load & { processorUs: number };

export const variants = ['plain', 'brotli'] as const;

type Variant = (typeof variants)[number];
type Contender = { name: string; url: (variant: Variant) => string; pid: number };

const encodings = { plain: 'identity', brotli: 'br' } as const;

async function run({ url, pid }: Contender, variant: Variant, seconds: number): Promise<Run> {
  const before = await processorMs(pid);
  const headers = { 'Accept-Encoding': encodings[variant] };
  const found = await load(url(variant), { seconds, headers });
  const spent = ((await processorMs(pid)) ?? 0) - (before ?? 0);
  if (found.failed > 0) throw new Error(`${url(variant)}: ${found.failed} requests failed.`);
  return { ...found, processorUs: (spent * 1_000) / found.requests };
}

/**
 * Loads all contenders in turn, several times, so that other work of the machine hits all alike.
 */
async function rounds(
  contenders: readonly Contender[],
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

async function compare(site: Site, path: string, size: Size, nginx: boolean): Promise<Figure[]> {
  const page = await preparePage(site.address + path);
  const peers = [await startBareNode(page), ...(nginx ? [await startNginx(page)] : [])];
  const [node, other] = peers.map((peer, index) =>
    contender(index === 0 ? 'bare `node:http`, one prepared answer' : 'nginx, one worker', peer),
  );
  const own = { name: 'this server', url: () => site.address + path, pid: site.pid };
  const all: Contender[] = [own, ...(other ? [other] : []), ...(node ? [node] : [])];
  const figures: Figure[] = [];
  for (const variant of variants) {
    const runs = await rounds(all, variant, size);
    const [ours = [], nginxRuns = []] = runs;
    if (other) {
      figures.push(shareOf(shareName(variant), ours, nginxRuns));
      figures.push(workOf(workName(variant), ours, nginxRuns));
    }
    const weight = `${whole(page.size[variant])} bytes`;
    for (const [index, { name }] of all.entries())
      figures.push(lineOf(`${variant}, ${weight}: ${name}`, runs[index] ?? []));
  }
  for (const peer of peers) peer.stop();
  return figures;
}

/**
 * A page of 20 KB requested over 50 connections, compared with nginx sending the same bytes and
 * headers, and with the fastest possible server on Node.
 *
 * @param nginx whether it is installed.
 */
export const serving =
  (size: Size, nginx: boolean): Measure =>
  async (site) =>
    compare(site, await pageOf20Kb(site), size, nginx);
