import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Unwritable } from './backend.ts';
import { codeOf } from './errors.ts';
import { tryWriting } from './replace-file.ts';

/** How often to try whether a folder can be written again. */
const RETRY_MS = 2_000;

/** More than most documents have, and little enough to leave a save the room there is. */
const TRIAL_BYTES = 64 * 1024;

type Failing = { reason: string; retry: NodeJS.Timeout };

/**
 * Whether folders can be written: from a write that the system refuses until one works again, or a
 * trial does, which is made every two seconds meanwhile.
 */
export class Writability {
  readonly #root: string;
  readonly #failing = new Map<string, Failing>();
  readonly #trial = `.trial.${randomUUID()}.tmp`;
  readonly #log: Logger | undefined;
  #isClosed = false;

  /** @param root the folder that holds the others. */
  constructor(root: string, log?: Logger) {
    this.#root = root;
    this.#log = log;
  }

  /** Why folders cannot be written at the moment. */
  all(): Unwritable {
    return Object.fromEntries([...this.#failing].map(([name, { reason }]) => [name, reason]));
  }

  /**
   * Writes to a folder, and notes whether that works. Rejects as the write does.
   *
   * @param folder its name under `root`; the empty name is `root` itself.
   */
  async noting(folder: string, write: () => Promise<void>): Promise<void> {
    try {
      await write();
      this.#works(folder);
    } catch (error) {
      const code = codeOf(error);
      if (code !== undefined && !this.#isClosed) this.#fails(folder, code);
      throw error;
    }
  }

  /** Tries no more, also after what is under way. */
  close(): void {
    this.#isClosed = true;
    for (const { retry } of this.#failing.values()) clearTimeout(retry);
    this.#failing.clear();
  }

  #works(folder: string): void {
    const name = nameOf(folder);
    clearTimeout(this.#failing.get(name)?.retry);
    if (this.#failing.delete(name)) this.#log?.warn(`${name} can be written again`);
  }

  #fails(folder: string, code: string): void {
    const name = nameOf(folder);
    const reason = `cannot be written (${code})`;
    const before = this.#failing.get(name);
    clearTimeout(before?.retry);
    if (before?.reason !== reason) this.#log?.error(`${name} ${reason}`);
    const retry = setTimeout(() => this.#try(folder), RETRY_MS).unref();
    this.#failing.set(name, { reason, retry });
  }

  #try(folder: string): void {
    const write = () => tryWriting(join(this.#root, folder), this.#trial, TRIAL_BYTES);
    this.noting(folder, write).catch(() => {}); // noted, and tried again
  }
}

/** A folder's name for people. */
const nameOf = (folder: string) => (folder === '' ? 'CONTENT_DIR' : `${folder}/`);
