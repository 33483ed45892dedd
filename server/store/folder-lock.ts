import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Hidden, so that nothing takes it for a document; empty, and never removed. */
export const lockName = '.server.lock';

/** Another process holds the folder. */
export class InUse extends Error {}

const BUSY = 5;

/**
 * Locks a folder until the returned function is called or this process ends, however it ends. The
 * system itself releases a file's lock with its holder, so that a crash or power cut leaves nothing
 * behind, and a reused process id is never taken for the holder.
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
