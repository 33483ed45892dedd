import { accessSync, constants, existsSync } from 'node:fs';
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
const FULL = 13;

/** A database's error as the others are told: that another holds it, or that the disk is full. */
function reasonOf(error: unknown): unknown {
  const { errcode, message } = error as Error & { errcode?: number };
  if (errcode === BUSY) return new InUse();
  return errcode === FULL
    ? Object.assign(new Error(message, { cause: error }), { code: 'ENOSPC' })
    : error;
}

function locked(file: string, statements: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec(statements);
    return lock;
  } catch (error) {
    lock.close();
    throw reasonOf(error);
  }
}

/**
 * Locks a file until the lock is closed or this process ends, however it ends. The system itself
 * releases a file's lock with its holder, so that a crash or power cut leaves nothing behind, and a
 * reused process id is never taken for the holder.
 *
 * Throws `InUse`, the system's error for a file that may not be written, or the database's where
 * files cannot be locked.
 */
export function lockedFile(file: string): DatabaseSync {
  // What may not be written is opened for reading, which several can do at once.
  if (existsSync(file)) accessSync(file, constants.W_OK);
  return locked(file, 'BEGIN EXCLUSIVE');
}

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
