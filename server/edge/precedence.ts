import { readdirSync, readlinkSync } from 'node:fs';
import { setPriority } from 'node:os';

const isLinux = process.platform === 'linux';

/** The number the system knows this thread by; undefined where it gives precedence to none. */
export const ownThread = (): number | undefined =>
  isLinux ? Number(readlinkSync('/proc/thread-self').split('/').at(-1)) : undefined;

/** A little less of the processor than others get when there is not enough: as `nice -n 5`. */
const LESS = 5;

/**
 * Has one thread go before all others of this process, those they start later among them, when
 * there is not enough processor for all. Elsewhere than on Linux, where priorities are not of
 * threads, this does nothing.
 */
export function giveWayTo(thread: number | undefined): void {
  if (thread === undefined) return;
  const others = readdirSync('/proc/self/task')
    .map(Number)
    .filter((one) => one !== thread);
  for (const one of others) setPriority(one, LESS);
}
