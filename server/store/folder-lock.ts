import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { identityOf } from './file-identity.ts';

/** Hidden, so that nothing takes it for a document; empty. */
export const lockName = '.server.lock';

/** Another process holds the folder. */
export class InUse extends Error {
  constructor() {
    super('is held by another server');
  }
}

const BUSY = 5;
/** How often to look whether the lock is still in its place: not every loss is reported. */
const LOOK_MS = 2_000;

function locked(file: string): DatabaseSync {
  const lock = new DatabaseSync(file);
  try {
    lock.exec('BEGIN EXCLUSIVE');
    return lock;
  } catch (error) {
    lock.close();
    throw (error as { errcode?: number }).errcode === BUSY ? new InUse() : error;
  }
}

/**
 * The lock of a folder, until it is released or this process ends, however it ends. The system
 * itself releases a file's lock with its holder, so that a crash or power cut leaves nothing behind,
 * and a reused process id is never taken for the holder.
 *
 * It is taken again as soon as its file is missing, for example after `git clean`, or is another
 * one, because another folder has come into the place of this one.
 */
export class FolderLock {
  readonly #file: string;
  readonly #log: Logger | undefined;
  readonly #timer: NodeJS.Timeout;
  #lock: DatabaseSync | undefined;
  #identity: string | undefined;
  #problem: string | undefined;

  /** Throws `InUse`, or the database's error where files cannot be locked. */
  constructor(folder: string, log?: Logger) {
    this.#file = join(folder, lockName);
    this.#log = log;
    this.#take();
    this.#timer = setInterval(() => this.look(), LOOK_MS).unref();
  }

  /** Why the folder is not held at the moment, if so. */
  get problem(): string | undefined {
    return this.#problem;
  }

  /** Takes the lock again if it is lost. Throws as the constructor does. */
  ensure(): void {
    if (this.#identity !== undefined && identityOf(this.#file) === this.#identity) return;
    this.#close();
    try {
      this.#take();
      this.#log?.warn(`${this.#file} was removed or replaced, and is locked again`);
      this.#problem = undefined;
    } catch (error) {
      this.#tell(error as Error);
      throw error;
    }
  }

  /** Takes the lock again if it is lost; where that fails, the log and `problem` say so. */
  look(): void {
    try {
      this.ensure();
    } catch {
      // told already, and tried again
    }
  }

  release(): void {
    clearInterval(this.#timer);
    this.#close();
  }

  #take(): void {
    this.#lock = locked(this.#file);
    this.#identity = identityOf(this.#file);
  }

  #close(): void {
    this.#lock?.close();
    this.#lock = undefined;
    this.#identity = undefined;
  }

  #tell(error: Error): void {
    const problem = error instanceof InUse ? error.message : 'cannot be locked';
    if (problem !== this.#problem) this.#log?.error(error, `${this.#file} ${problem}`);
    this.#problem = problem;
  }
}
