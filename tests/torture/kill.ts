import { setTimeout as delay } from 'node:timers/promises';
import { check, type KillVerdict } from './kill/check.ts';
import { type Writer, write } from './kill/writer.ts';
import type { Scenario } from './report.ts';
import { signInTo, startOn, workplace } from './server-process.ts';

const total = (writers: readonly Writer[]) =>
  writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);

/** Waits for the next acknowledgement. */
async function acknowledging(writers: readonly Writer[]): Promise<void> {
  const before = total(writers);
  const end = performance.now() + 10_000;
  while (total(writers) === before && performance.now() < end) await delay(2);
}

type Options = { cycles: number; minutes?: number; writers?: number; preloads?: string[] };

/** Kills a writing server again and again, and checks what the next one finds. */
export async function killLoop(options: Options) {
  const { cycles, minutes = Infinity, writers: count = 8, preloads = [] } = options;
  const end = performance.now() + minutes * 60_000;
  const place = await workplace();
  const verdict: KillVerdict = { cycles: 0, acknowledged: 0, lost: [], torn: [], stale: [] };
  const writers = Array.from(
    { length: count },
    (_, n): Writer => ({ id: `post-${n}`, sent: 0, acknowledged: 0 }),
  );
  let headers = {};
  for (;;) {
    const server = await startOn(place, { preloads });
    if (verdict.cycles === 0) {
      const token = await signInTo(server.address);
      headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    }
    await check(server, place, writers, verdict);
    if (verdict.cycles === cycles || performance.now() > end) {
      await server.kill('SIGTERM');
      break;
    }
    const writing = writers.map((one) => write(one, server.address, headers).catch(() => {}));
    await acknowledging(writers);
    await delay(Math.random() * 120);
    await server.kill('SIGKILL');
    verdict.cycles += 1;
    await Promise.all(writing);
  }
  verdict.acknowledged = total(writers);
  await place.remove();
  return verdict;
}

/** The same on two servers at once, one per core; returns both results together. */
export async function killLoops(options: Options): Promise<KillVerdict> {
  const half = { ...options, cycles: Math.ceil(options.cycles / 2) };
  const [one, other] = await Promise.all([killLoop(half), killLoop(half)]);
  return {
    cycles: one.cycles + other.cycles,
    acknowledged: one.acknowledged + other.acknowledged,
    lost: [...one.lost, ...other.lost],
    torn: [...one.torn, ...other.torn],
    stale: [...one.stale, ...other.stale],
  };
}

/** The control: a disk that reports success before the write is done. */
export const hasty = ['hasty-disk.ts'];

export const scenario: Scenario = async (size, minutes) => {
  const verdict = await killLoops({ cycles: size === 'long' ? 2_000 : 50, minutes });
  const { cycles, acknowledged, lost, torn, stale } = verdict;
  const control = await killLoop({ cycles: 10, preloads: hasty });
  return [
    {
      promise: 'kill -9 loses nothing that was acknowledged',
      done: `${cycles} kills, 8 writers, ${acknowledged} acknowledged writes`,
      figure: `${lost.length} lost, ${torn.length} torn, ${stale.length} old pages`,
      control: `acknowledged before it is written: ${control.lost.length} lost in 10 kills`,
      kept: control.lost.length > 0 && lost.length + torn.length + stale.length === 0,
    },
  ];
};
