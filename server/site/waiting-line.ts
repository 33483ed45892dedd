/** Paths waiting to be worked on one after another, each once, with visitors let in between. */
export class WaitingLine {
  readonly #work: (path: string) => Promise<void>;
  #paths = new Set<string>();
  #working: Promise<void> | undefined;
  readonly #postponed = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #closed = false;

  /** @param work must not throw. */
  constructor(work: (path: string) => Promise<void>) {
    this.#work = work;
  }

  get length(): number {
    return this.#paths.size;
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
    while (this.#working) await this.#working;
  }

  /** Lets go of what waits; resolves when what is under way is done. */
  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#paths.clear();
    await this.idle();
  }

  #start(): void {
    if (this.#closed || this.#working || this.#paths.size === 0) return;
    this.#working = this.#drain().finally(() => {
      this.#working = undefined;
      this.#start();
    });
  }

  async #drain(): Promise<void> {
    for (let path = this.#next(); path !== undefined; path = this.#next()) {
      await this.#work(path);
      await new Promise(setImmediate);
    }
  }

  #next(): string | undefined {
    const [path] = this.#paths;
    if (path !== undefined) this.#paths.delete(path);
    return path;
  }
}
