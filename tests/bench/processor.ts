import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

/** Linux counts processor time in hundredths of a second, whatever the machine (proc(5)). */
const TICK_MS = 10;

/**
 * The processor time a process has used so far, in milliseconds; null when the system does not say.
 */
export async function processorMs(pid: number): Promise<number | null> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
  if (stat === null) return null;
  // The program's name comes second, in parentheses, and may hold spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  return (user + system) * TICK_MS;
}

const LOOK_MS = 1_000;
/** The share of a look up to which a process counts as idle. */
const IDLE_SHARE = 0.05;
const LONGEST_MS = 180_000;

/**
 * Resolves when a process hardly uses the processor any more, because its background work is done.
 * Resolves at once when the system does not say; throws after three minutes.
 */
export async function atRest(pid: number): Promise<void> {
  for (let waited = 0; waited < LONGEST_MS; waited += LOOK_MS) {
    const before = await processorMs(pid);
    if (before === null) return;
    await pause(LOOK_MS);
    if (((await processorMs(pid)) ?? 0) - before < LOOK_MS * IDLE_SHARE) return;
  }
  throw new Error('The server is still at work after three minutes.');
}
