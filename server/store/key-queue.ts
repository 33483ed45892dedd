/** Runs tasks of one key one after another, tasks of different keys side by side. */
export class KeyQueue {
  readonly #last = new Map<string, Promise<unknown>>();

  run<T>(key: string, task: () => Promise<T>): Promise<T> {
    const before = this.#last.get(key) ?? Promise.resolve();
    const result = before.then(task, task);
    const done = () => {
      if (this.#last.get(key) === settled) this.#last.delete(key);
    };
    const settled = result.then(done, done);
    this.#last.set(key, settled);
    return result;
  }

  /** Whether a task of this key is running or waiting. */
  has(key: string): boolean {
    return this.#last.has(key);
  }

  /** Resolves when everything that was running or waiting is done. */
  async idle(): Promise<void> {
    while (this.#last.size > 0) await Promise.all(this.#last.values());
  }
}
