/**
 * Made values, the longest unused let go of when they weigh too much together.
 *
 * @param max how much may be held, in the unit of `weigh`, which is told a value and its key.
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
    /** The value of a key, made when it is not held. */
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
    /** How many values are held. */
    get size() {
      return held.size;
    },
  };
}
