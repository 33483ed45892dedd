/**
 * Caches what a function makes of an object, for as long as the object lives. Each version of an
 * entry is a new object, so results of old versions are freed with it.
 *
 * @example const textOf = memoise((entry: Entry<Project>) => JSON.stringify(entry.value));
 */
export function memoise<K extends object, V extends NonNullable<unknown>>(make: (of: K) => V) {
  const made = new WeakMap<K, V>();
  return (of: K): V => {
    const value = made.get(of) ?? make(of);
    made.set(of, value);
    return value;
  };
}
