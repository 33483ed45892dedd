import { flood } from './abuse/flood.ts';
import { nest } from './abuse/nest.ts';
import { pourAll } from './abuse/pour.ts';
import { slow } from './abuse/slow.ts';
import { memoryOf, watch } from './abuse/watch.ts';
import { clientOf, percentile } from './client.ts';
import type { Scenario } from './report.ts';
import { startOn, workplace } from './server-process.ts';

export type AbuseVerdict = {
  /** How many of the slow connections stayed open. */
  slow: { connections: number; left: number };
  /** How many MB of endless chunks were sent, and the answers. */
  chunked: { routes: number; sentMb: number; answers: Record<string, number> };
  deep: { sent: number; failed: string[]; slowest: number };
  flood: { sent: number; answers: Record<number, number>; kept: number };
  memoryMb: number;
  visitors: { count: number; failed: number; p99: number };
};

/**
 * The heap limit of the server. With a larger heap it would clear up later, which would hide how
 * much it needs; if it needed more than this, it would crash.
 */
const HEAP_MB = 320;
/** Memory beside the heap: buffers in flight, young objects, code, and what the allocator keeps. */
const BESIDE_MB = 256;

type Sizes = {
  connections: number;
  mb: number;
  deep: number;
  messages: number;
  /** Uses only one of four routes, and no connections that are slow only in their bodies. */
  brief: boolean;
};

/** Abuses a server in every way available while a visitor reads. */
export async function abuse({
  connections,
  mb,
  deep,
  messages,
  brief,
}: Sizes): Promise<AbuseVerdict> {
  const place = await workplace();
  const NODE_OPTIONS = `--max-old-space-size=${HEAP_MB}`;
  const server = await startOn(place, { env: { TRUST_PROXY: 'true', NODE_OPTIONS } });
  const { token, status } = await clientOf(server.address);
  await status('/about');
  const before = memoryOf(server);
  const stop = watch(server);
  const letGo = slow(server, connections, brief ? 2 : 3);
  const chunked = await pourAll(server, token, mb, brief ? 4 : 1);
  const nesting = await nest(server, token, deep);
  const flooded = await flood(server, token, messages);
  const slowOnes = await letGo;
  const { most, failed, took } = await stop();
  await server.kill('SIGTERM');
  await place.remove();
  return {
    slow: slowOnes,
    chunked,
    deep: nesting,
    flood: flooded,
    memoryMb: Math.round(most - before),
    visitors: { count: took.length, failed, p99: Math.round(percentile(took, 99)) },
  };
}

export const scenario: Scenario = async (size) => {
  const long = size === 'long';
  const sizes = long
    ? { connections: 500, mb: 1_024, deep: 100_000, messages: 10_000, brief: false }
    : { connections: 100, mb: 12, deep: 10_000, messages: 400, brief: true };
  const { slow: slowOnes, chunked, deep, flood: flooded, memoryMb, visitors } = await abuse(sizes);
  return [
    {
      promise: 'Abuse costs bounded memory, and other visitors are served',
      done: `${slowOnes.connections} slow connections, ${chunked.sentMb} MB in chunks on ${chunked.routes} routes, ${deep.sent} nested texts, ${flooded.sent} messages, in a heap of ${HEAP_MB} MB`,
      figure: `${slowOnes.left} connections left, answers ${JSON.stringify(chunked.answers)}, ${deep.failed.length} failed (slowest ${deep.slowest} ms), ${flooded.kept} messages kept, +${memoryMb} MB, visitors: ${visitors.failed} of ${visitors.count} failed, p99 ${visitors.p99} ms`,
      kept:
        slowOnes.left + deep.failed.length + visitors.failed === 0 &&
        flooded.kept <= 100 &&
        memoryMb < HEAP_MB + BESIDE_MB,
    },
  ];
};
