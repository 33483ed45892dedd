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

/**
 * Collects all garbage at once. Loading content takes more memory than holding it, and V8 would
 * keep the difference until it needs room: 50 MiB of 250 with ten thousand posts. Blocks the
 * thread, for about 0.1 s then.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', flavor: 'last-resort' });
}
