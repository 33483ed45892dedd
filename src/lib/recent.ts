/**
 * A cache that drops the least recently used values when together they weigh too much.
 *
 * @param max the total weight it may hold, in the unit of `weigh`.
 * @example const pages = recentValues<Post, string>(1_000_000, ({ length }) => length);
 */
export function recentValues<K, V>(max: number, weigh: (value: V, key: K) => number) {
  const held = new Map<K, V>();
  let weight = 0;
  const letGo = (key: K, value: V) => {
    held.delete(key);
    weight -= weigh(value, key);
  };
  const hold = (key: K, value: V): V => {
    const known = held.get(key);
    if (known !== undefined) letGo(key, known);
    held.set(key, value);
    weight += weigh(value, key);
    for (const [oldest, its] of held) {
      if (weight <= max) break;
      letGo(oldest, its);
    }
    return value;
  };
  const find = (key: K): V | undefined => {
    const known = held.get(key);
    return known === undefined ? undefined : hold(key, known);
  };
  return {
    /** The value of a key, made if it is not cached. */
    get: (key: K, make: () => V): V => find(key) ?? hold(key, make()),
    /** The value of a key, if it is cached. */
    find,
    /** Caches a value under a key, and returns it. */
    hold,
    /** All cached values with their keys, least recently used first. */
    entries: () => held.entries(),
    /** The number of cached values. */
    get size() {
      return held.size;
    },
  };
}
