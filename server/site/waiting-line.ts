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

/** Paths waiting to be worked on, each once, one after another or some at once; visitors are let in between. */
export class WaitingLine {
  readonly #work: (path: string) => Promise<void>;
  #paths = new Set<string>();
  readonly #working = new Set<Promise<void>>();
  #inWork = 0;
  readonly #options: Required<Options>;
  readonly #soon = new Set<string>();
  /** When what waits there is due at the earliest. */
  #soonest = 0;
  #resting: Promise<void> | undefined;
  readonly #postponed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  /** No path is taken from the line before then. */
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
   * Puts paths behind everything that waits, in a moment: then a visitor who waits for the page
   * just changed has it. So that these paths, which many changes concern, take a small part of the
   * time at most, they rest for some times as long as they took.
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

  /** Takes no path from the line for a moment, so that whoever has waited for one comes first. */
  pause(): void {
    this.#pausedUntil = performance.now() + MOMENT_MS;
  }

  /** Puts paths behind everything that waits then; meanwhile they do not count as waiting. */
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

  /** Lets go of what waits; resolves when what is under way is done. */
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
