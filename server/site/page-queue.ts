import { setTimeout as delay } from 'node:timers/promises';

const MOMENT_MS = 30;
const REST = 4;
const LONGEST_REST_MS = 800;

type Options = {
  /** How many may be worked on at once, asked anew each time. */
  atOnce?: () => number;
  /** Called whenever nothing waits any more. */
  emptied?: () => void;
};

/**
 * A queue of distinct paths, worked on one after another or several at once; requests are answered
 * in between.
 */
export class PageQueue {
  readonly #work: (path: string) => Promise<void>;
  #paths = new Set<string>();
  readonly #working = new Set<Promise<void>>();
  #inWork = 0;
  readonly #options: Required<Options>;
  readonly #soon = new Set<string>();
  /** The earliest time at which those join the queue. */
  #soonest = 0;
  #resting: Promise<void> | undefined;
  readonly #postponed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** No path is taken from the queue before then. */
  #pausedUntil = 0;
  #closed = false;

  /** @param work must not throw. */
  constructor(work: (path: string) => Promise<void>, options: Options = {}) {
    this.#work = work;
    this.#options = { atOnce: () => 1, emptied: () => {}, ...options };
  }

  /** How many paths wait or are worked on. */
  get length(): number {
    return this.#paths.size + this.#soon.size + this.#inWork;
  }

  /** Puts paths before everything that waits. */
  first(paths: Iterable<string>): void {
    this.#paths = new Set([...paths, ...this.#paths]);
    this.#start();
  }

  /** Puts paths behind everything that waits. */
  last(paths: Iterable<string>): void {
    for (const path of paths) this.#paths.add(path);
    this.#start();
  }

  /**
   * Puts paths behind everything that waits, after a moment, so that a visitor who waits for the
   * page just changed comes first. The wait grows with the time these paths took before, so that
   * paths affected by many changes take only a small part of the time.
   */
  soon(paths: Iterable<string>): void {
    for (const path of paths) this.#soon.add(path);
    if (this.#soon.size === 0) return;
    const rest = Math.max(MOMENT_MS, this.#soonest - performance.now());
    this.#resting ??= delay(rest).then(() => this.#release());
  }

  #release(): void {
    this.#resting = undefined;
    const began = performance.now();
    this.last([...this.#soon]);
    this.#soon.clear();
    void Promise.all(this.#working).then(() => {
      const ended = performance.now();
      this.#soonest = ended + Math.min(LONGEST_REST_MS, REST * (ended - began));
    });
  }

  /** Pauses the queue for a moment, so that requests that waited for a page come first. */
  pause(): void {
    this.#pausedUntil = performance.now() + MOMENT_MS;
  }

  /**
   * Puts paths behind everything that waits by then; until then they do not count as waiting. Those
   * that come while others are postponed are not postponed by `ms`, but follow with the others.
   */
  later(paths: Iterable<string>, ms: number): void {
    for (const path of paths) this.#postponed.add(path);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const due = [...this.#postponed];
      this.#postponed.clear();
      this.last(due);
    }, ms).unref();
  }

  /** Resolves when nothing waits any more. */
  async idle(): Promise<void> {
    while (this.#working.size > 0 || this.#resting) {
      await Promise.all([...this.#working, this.#resting]);
    }
  }

  /** Drops what waits; resolves when what is under way is done. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#paths.clear();
    this.#soon.clear();
    await Promise.all(this.#working);
  }

  #start(): void {
    while (!this.#closed && this.#paths.size > 0 && this.#working.size < this.#options.atOnce()) {
      const working: Promise<void> = this.#drain().finally(() => {
        this.#working.delete(working);
        if (this.#working.size === 0 && this.#paths.size === 0) this.#options.emptied();
        this.#start();
      });
      this.#working.add(working);
    }
  }

  async #drain(): Promise<void> {
    for (let path = this.#next(); path !== undefined; path = this.#next()) {
      this.#inWork += 1;
      await this.#work(path);
      this.#inWork -= 1;
      await new Promise(setImmediate);
      await this.#paused();
      this.#start();
      if (this.#working.size > this.#options.atOnce()) return;
    }
  }

  async #paused(): Promise<void> {
    for (let left = this.#left(); left > 0 && !this.#closed; left = this.#left()) await delay(left);
  }

  #left(): number {
    return this.#pausedUntil - performance.now();
  }

  #next(): string | undefined {
    const [path] = this.#paths;
    if (path !== undefined) this.#paths.delete(path);
    return path;
  }
}
