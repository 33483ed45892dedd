import { readdirSync, readlinkSync } from 'node:fs';
import { constants, getPriority, setPriority } from 'node:os';

const isLinux = process.platform === 'linux';

/** This thread's id in the system; undefined where threads have no priorities of their own. */
export const ownThread = (): number | undefined =>
  isLinux ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : undefined;

/** By how many steps of `nice` the other threads are lowered. */
const LESS = 5;

function lower(thread: number, priority: number): void {
  try {
    if (getPriority(thread) < priority) setPriority(thread, priority);
  } catch (error) {
    const { info } = error as { info?: { code?: string } };
    if (info?.code !== 'ESRCH') throw error; // the thread has ended meanwhile
  }
}

/**
 * Gives one thread priority over all others of this process, and over those they start later. Does
 * nothing where threads have no priorities of their own.
 */
export function prioritise(thread: number | undefined): void {
  if (thread === undefined) return;
  const less = Math.min(constants.priority.PRIORITY_LOW, getPriority(thread) + LESS);
  const all = readdirSync('/proc/self/task').map(Number);
  for (const other of all.filter((one) => one !== thread)) lower(other, less);
}
