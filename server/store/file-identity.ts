import { closeSync, openSync, statSync } from 'node:fs';

/**
 * Tells a file or folder from every other there is at the same time; undefined where a path leads
 * to none.
 */
export function identityOf(path: string): string | undefined {
  try {
    const { dev, ino } = statSync(path);
    return `${dev} ${ino}`;
  } catch {
    return undefined; // whatever the reason, nothing can be done there
  }
}

/**
 * The folder that a path leads to, so that another in its place is noticed. It is held open,
 * because the number of one that is removed may be given to the next.
 */
export class HeldPlace {
  readonly #path: string;
  #open: number | undefined;
  #identity: string | undefined;

  constructor(path: string) {
    this.#path = path;
    this.take();
  }

  /** Whether there was a folder when it was taken last. */
  get isThere(): boolean {
    return this.#identity !== undefined;
  }

  /** Whether the path leads somewhere else than when it was taken last. */
  hasChanged(): boolean {
    return identityOf(this.#path) !== this.#identity;
  }

  /** Takes the folder that is there now, if any. */
  take(): void {
    this.close();
    this.#identity = identityOf(this.#path);
    try {
      this.#open = openSync(this.#path, 'r');
    } catch {
      // then only a reused number is not noticed
    }
  }

  close(): void {
    if (this.#open !== undefined) closeSync(this.#open);
    this.#open = undefined;
  }
}
