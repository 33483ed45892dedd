import { readdirSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const isLinux = process.platform === 'linux';

/** The number the system knows this thread by; undefined where priorities are not of threads. */
export const ownThread = (): number | undefined =>
  isLinux ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : undefined;

/** How much less of the processor others get when there is not enough, as `nice` counts. */
const LESS = 5;

function lower(thread: number, priority: number): void {
  try {
    if (getPriority(thread) < priority) setPriority(thread, priority);
  } catch (error) {
    const { info } = error as { info?: { code?: string } };
    if (info?.code !== 'ESRCH') throw error; // it came to its end meanwhile
  }
}

/**
 * Has one thread go before all others of this process, and those they start later, when there is
 * not enough processor for all. Does nothing where priorities are not of threads.
 */
export function giveWayTo(thread: number | undefined): void {
  if (thread === undefined) return;
  const less = Math.min(constants.priority.PRIORITY_LOW, getPriority(thread) + LESS);
  const all = readdirSync('/proc/self/task').map(Number);
  for (const other of all.filter((one) => one !== thread)) lower(other, less);
}
