import type { Logger } from 'pino';

/**
 * The pages that could not be made, and those that could not be stored, and why. A page that cannot
 * be stored is told once, until it can: whoever asks for it meanwhile has it tried again.
 */
export class Failures {
  readonly #log: Logger;
  readonly #notMade = new Map<string, string>();
  readonly #notStored = new Map<string, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  paths(): Set<string> {
    return new Set([...this.#notMade.keys(), ...this.#notStored.keys()]);
  }

  made(path: string): void {
    this.#notMade.delete(path);
  }

  stored(path: string): void {
    this.#notStored.delete(path);
  }

  /** @param lasting whether the page is one the site has: a path a visitor made up is no news. */
  notMade(path: string, error: unknown, lasting: boolean): void {
    if (lasting) this.#notMade.set(path, error instanceof Error ? error.message : String(error));
    this.#log.error({ err: error, path }, `${path} could not be rendered`);
  }

  notStored(path: string, error: Error): void {
    const news = !this.#notStored.has(path);
    this.#notStored.set(path, `could not be stored: ${error.message}`);
    if (news) this.#log.error({ err: error, path }, `${path} could not be stored`);
  }

  /** For `/api/health`: nothing where all is well. */
  health(): Record<string, unknown> {
    const failures = Object.fromEntries([...this.#notStored, ...this.#notMade]);
    return Object.keys(failures).length === 0 ? {} : { failures };
  }
}
