/**
 * Requests for one thing at a time: the first one asks for it, those that come meanwhile wait for
 * what it brings.
 */
export class Together {
  readonly #waiting = new Map<string, (() => void)[]>();

  /**
   * Gives true for the first one, which is to call `done`; the others are called back then.
   *
   * @param again called, once, when what was asked for is there, or is known not to be.
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
