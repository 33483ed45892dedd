import type { RequestCoalescer } from './request-coalescer.ts';

/** A connection's part in requests that several make at once. */
export class Turn {
  readonly #coalescer: RequestCoalescer;
  /** The key under which other connections wait for this one. */
  #asking: string | undefined;
  #isWaiting = false;

  constructor(coalescer: RequestCoalescer) {
    this.#coalescer = coalescer;
  }

  /** Whether its request waits for another connection's. */
  get isWaiting(): boolean {
    return this.#isWaiting;
  }

  /** Whether it asks for all; otherwise it waits, until `again` is called. */
  isFirst(key: string, again: () => void): boolean {
    const isFirst = this.#coalescer.isFirst(key, () => {
      this.#isWaiting = false;
      again();
    });
    this.#isWaiting = !isFirst;
    if (isFirst) this.#asking = key;
    return isFirst;
  }

  /** Wakes those that waited for this one: they find the page, or ask for it themselves. */
  done(): void {
    const key = this.#asking;
    this.#asking = undefined;
    if (key !== undefined) this.#coalescer.done(key);
  }
}
