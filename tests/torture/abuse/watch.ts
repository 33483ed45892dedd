import { readFileSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import type { ServerProcess } from '../server-process.ts';

/** What a server holds in memory, in MB. */
export const memoryOf = ({ child }: ServerProcess): number => {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
};

/** Records the peak memory while requesting a page, as any visitor does. */
export function watch(server: ServerProcess) {
  const state = { over: false, most: 0, failed: 0, took: [] as number[] };
  const watching = (async () => {
    while (!state.over) {
      const start = performance.now();
      const answer = await fetch(`${server.address}/about`).catch(() => null);
      await answer?.arrayBuffer();
      state.took.push(performance.now() - start);
      if (answer?.status !== 200) state.failed += 1;
      state.most = Math.max(state.most, memoryOf(server));
      await delay(20);
    }
  })();
  return async () => {
    state.over = true;
    await watching;
    return state;
  };
}
