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
  return {
    /** The value of a key, made if it is not cached. */
    get(key: K, make: () => V): V {
      const known = held.get(key);
      if (known !== undefined) letGo(key, known);
      const value = known ?? make();
      held.set(key, value);
      weight += weigh(value, key);
      for (const [oldest, its] of held) {
        if (weight <= max) break;
        letGo(oldest, its);
      }
      return value;
    },
    /** The number of cached values. */
    get size() {
      return held.size;
    },
  };
}
