import type { Logger } from 'pino';

/** The pages that could not be made or stored, and why: told once each, until they can. */
export class Failures {
  readonly #log: Logger;
  readonly #told = new Map<string, string>();

  constructor(log: Logger) {
    this.#log = log;
  }

  paths(): string[] {
    return [...this.#told.keys()];
  }

  mended(path: string): void {
    this.#told.delete(path);
  }

  /** @param lasting whether the page is one the site has: a path a visitor made up is no news. */
  notMade(path: string, error: unknown, lasting: boolean): void {
    if (lasting) this.#told.set(path, error instanceof Error ? error.message : String(error));
    this.#log.error({ err: error, path }, `${path} could not be rendered`);
  }

  notStored(path: string, error: Error): void {
    const news = !this.#told.has(path);
    this.#told.set(path, `could not be stored: ${error.message}`);
    if (news) this.#log.error({ err: error, path }, `${path} could not be stored`);
  }

  /** For `/api/health`: nothing where all is well. */
  health(): Record<string, unknown> {
    return this.#told.size === 0 ? {} : { failures: Object.fromEntries(this.#told) };
  }
}
