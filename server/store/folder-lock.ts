import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Hidden, so that nothing takes it for a document; empty, and never removed. */
export const lockName = '.server.lock';

/** Another process holds the folder. */
export class InUse extends Error {}

const BUSY = 5;

/**
 * Holds a folder until the given function is called or this process ends, however it ends: the
 * system itself lets go of the lock of a file with its holder, so that nothing is ever left behind
 * by a crash or a power cut, and no number of a process can be mistaken for another's.
 *
 * Throws `InUse`, or the database's error where files cannot be locked.
 */
export function holdFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, lockName));
  try {
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode === BUSY) throw new InUse();
    throw error;
  }
  return () => lock.close();
}
