/** Limits how many tasks run at a time. The others wait, those with `first` ahead of the rest. */
export class Semaphore {
  readonly #atOnce: number;
  readonly #mostWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(atOnce: number, mostWaiting: number) {
    this.#atOnce = atOnce;
    this.#mostWaiting = mostWaiting;
  }

  /** Whether another task can run or has room to wait. */
  get open(): boolean {
    return this.#running < this.#atOnce || this.#waiting.length < this.#mostWaiting;
  }

  async run<T>(task: () => Promise<T>, first: boolean): Promise<T> {
    if (this.#running >= this.#atOnce) await this.#turn(first);
    else this.#running += 1;
    try {
      return await task();
    } finally {
      this.#next();
    }
  }

  #turn(first: boolean): Promise<void> {
    return new Promise((resolve) => {
      if (first) this.#waiting.unshift(resolve);
      else this.#waiting.push(resolve);
    });
  }

  /** Passes the turn that ended to the next that waits. */
  #next(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#running -= 1;
  }
}
