/**
 * Coalesces requests with the same key: the first one asks, and those that come meanwhile wait for
 * its result.
 */
export class RequestCoalescer {
  readonly #waiting = new Map<string, (() => void)[]>();

  /**
   * Returns true for the first request, which must call `done`; the others are called back then.
   *
   * @param again called once for each of the others, when the first one is done or has failed.
   */
  isFirst(key: string, again: () => void): boolean {
    const waiting = this.#waiting.get(key);
    if (waiting) waiting.push(again);
    else this.#waiting.set(key, []);
    return waiting === undefined;
  }

  done(key: string): void {
    const waiting = this.#waiting.get(key) ?? [];
    this.#waiting.delete(key);
    for (const again of waiting) again();
  }
}
