import type { Logger } from 'pino';
import { codeOf } from '../store/errors.ts';

/**
 * Everyone may read it: an error of the system names files of the machine, and only its code is
 * told.
 */
function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code) return `could not be rendered (${code})`;
  return error instanceof Error ? error.message : String(error);
}

/**
 * The pages that could not be rendered or stored, and why. Each is logged once until it can be,
 * because it is tried again and again.
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

  /**
   * @param lasting whether the site has this page; a path that a visitor made up is only logged.
   */
  notMade(path: string, error: unknown, lasting: boolean): void {
    const reason = reasonOf(error);
    const isKnown = this.#notMade.get(path) === reason;
    if (lasting) this.#notMade.set(path, reason);
    if (!isKnown) this.#log.error({ err: error, path }, `${path} could not be rendered`);
  }

  notStored(path: string, error: Error): void {
    const news = !this.#notStored.has(path);
    this.#notStored.set(path, `could not be stored (${codeOf(error) ?? 'unknown reason'})`);
    if (news) this.#log.error({ err: error, path }, `${path} could not be stored`);
  }

  /** For `/api/health`: empty when all is well. */
  health(): Record<string, unknown> {
    const failures = Object.fromEntries([...this.#notStored, ...this.#notMade]);
    return Object.keys(failures).length === 0 ? {} : { failures };
  }
}
