import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Hidden, so that nothing takes it for a document; empty. */
export const lockName = '.server.lock';

/** Another process holds the folder. */
export class InUse extends Error {
  constructor() {
    super('is held by another server');
  }
}

const BUSY = 5;

function locked(file: string, statements: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec(statements);
    return lock;
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === BUSY ? new InUse() : error;
  }
}

/**
 * Locks a file until the lock is closed or this process ends, however it ends. The system itself
 * releases a file's lock with its holder, so that a crash or power cut leaves nothing behind, and a
 * reused process id is never taken for the holder.
 *
 * Throws `InUse`, or the database's error where files cannot be locked.
 */
export const lockedFile = (file: string): DatabaseSync => locked(file, 'BEGIN EXCLUSIVE');

/** Holds a folder alone, as `lockedFile` does, until the returned function is called. */
export function holdFolder(folder: string): () => void {
  const lock = lockedFile(join(folder, lockName));
  return () => lock.close();
}

/**
 * Holds a folder together with all others that share it: only who wants to hold it alone is
 * refused, and refuses them.
 */
export function shareFolder(folder: string): () => void {
  const lock = locked(join(folder, lockName), 'BEGIN; SELECT * FROM sqlite_schema');
  return () => lock.close();
}
