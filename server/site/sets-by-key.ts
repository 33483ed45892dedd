/** Sets of words by a key. Most hold one word alone, which then stands for its set: that takes less room. */
export class SetsByKey {
  readonly #sets = new Map<string, string | Set<string>>();

  of(key: string): string[] {
    const set = this.#sets.get(key);
    if (set === undefined) return [];
    return typeof set === 'string' ? [set] : [...set];
  }

  add(key: string, word: string): void {
    const set = this.#sets.get(key);
    if (set === undefined) this.#sets.set(key, word);
    else if (typeof set !== 'string') set.add(word);
    else if (set !== word) this.#sets.set(key, new Set([set, word]));
  }

  delete(key: string, word: string): void {
    const set = this.#sets.get(key);
    if (set === word) this.#sets.delete(key);
    if (set === undefined || typeof set === 'string') return;
    set.delete(word);
    if (set.size === 0) this.#sets.delete(key);
  }
}
