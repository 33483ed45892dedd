import { performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Makes V8 collect garbage before its heap grows by more than a fifth; by default it lets the heap
 * grow to several times its size. That holds from the next full collection on, so there is one at
 * once. Call it after the start: while content is loaded, and stays, the collections would free
 * nothing and take a third of the time.
 */
export function keepMemorySmall(): void {
  setFlagsFromString('--heap-growing-percent=20');
  giveBackMemory();
}

/**
 * Ends this process. Node first waits for compilation in other threads, which, when the heap is
 * full, waits for this thread to collect garbage, which it no longer does: the process would hang
 * and keep the content folder locked (nodejs/node#54918). So this makes room first.
 */
export function endProcess(code: number): never {
  setFlagsFromString('--heap-growing-percent=0'); // V8's default, which is far more generous
  giveBackMemory();
  process.exit(code);
}

/** Made once: every context costs memory. */
let collect: NodeJS.GCFunction | undefined;

/**
 * Collects all garbage at once. Loading content takes more memory than holding it, and V8 would
 * keep the difference until it needs room: 50 MiB of 250 with ten thousand posts. Blocks the
 * thread, for about 0.1 s then.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  collect ??= runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', flavor: 'last-resort' });
}

const LOOK_MS = 500;
/** The share of its time in which a thread at rest is at work. */
const AT_REST = 0.1;
/** In bytes: less is not worth blocking the thread for. */
const WORTH = 24 * 1024 * 1024;

/**
 * Gives memory back whenever it has grown and this thread had next to nothing to do for half a
 * second: V8 would keep what a busy time left behind until the next one.
 */
export function giveBackAtRest(giveBack = giveBackMemory): void {
  let least = process.memoryUsage.rss();
  let before = performance.eventLoopUtilization();
  setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(before);
    const held = process.memoryUsage.rss();
    const isWorth = utilization < AT_REST && held > least + WORTH;
    if (isWorth) giveBack();
    least = isWorth ? process.memoryUsage.rss() : Math.min(least, held);
    before = performance.eventLoopUtilization();
  }, LOOK_MS).unref();
}
