import { setTimeout as delay } from 'node:timers/promises';

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
  readonly #options: Required<Options>;
  readonly #soon = new Set<string>();
  /** When what waits there is due at the earliest. */
  #soonest = 0;
  #resting: Promise<void> | undefined;
  readonly #postponed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param work must not throw. */
  constructor(work: (path: string) => Promise<void>, options: Options = {}) {
    this.#work = work;
    this.#options = { atOnce: () => 1, emptied: () => {}, ...options };
  }

  get length(): number {
    return this.#paths.size + this.#soon.size;
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
   * Puts paths behind everything that waits: at once, or where that was done less than so long ago,
   * when it is over. So what every one of many changes concerns is worked on once for some of them.
   */
  soon(paths: Iterable<string>, ms: number): void {
    for (const path of paths) this.#soon.add(path);
    const rest = this.#soonest - performance.now();
    if (rest <= 0) this.#release(ms);
    else this.#resting ??= delay(rest).then(() => this.#release(ms));
  }

  #release(ms: number): void {
    this.#resting = undefined;
    this.#soonest = performance.now() + ms;
    const due = [...this.#soon];
    this.#soon.clear();
    this.last(due);
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
      await this.#work(path);
      await new Promise(setImmediate);
      this.#start();
      if (this.#working.size > this.#options.atOnce()) return;
    }
  }

  #next(): string | undefined {
    const [path] = this.#paths;
    if (path !== undefined) this.#paths.delete(path);
    return path;
  }
}
