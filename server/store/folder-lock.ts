import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import type { Logger } from 'pino';
import { identityOf } from './file-identity.ts';
import { InUse, lockedFile, lockName } from './file-lock.ts';

/** How often to look whether the lock is still in its place: not every loss is reported. */
const LOOK_MS = 2_000;

/**
 * The lock of a folder, until it is released or this process ends.
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
    this.#lock = lockedFile(this.#file);
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
