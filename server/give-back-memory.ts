import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Lets go of what nothing needs any more, at once. Reading all content in takes more memory than
 * holding it, and the engine would keep the difference until it needs room: 50 MiB of 250 with ten
 * thousand posts. Nothing else happens meanwhile: some 0.1 s then.
 */
export function giveBackMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction;
  collect({ type: 'major', flavor: 'last-resort' });
}
