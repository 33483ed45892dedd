/**
 * A map from strings to sets of strings. A set of one, as most are, is held as the string itself,
 * which takes less memory.
 */
export class SetMultimap {
  readonly #sets = new Map<string, string | Set<string>>();

  get(key: string): string[] {
    const set = this.#sets.get(key);
    if (set === undefined) return [];
    return typeof set === 'string' ? [set] : [...set];
  }

  has(key: string): boolean {
    return this.#sets.has(key);
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
