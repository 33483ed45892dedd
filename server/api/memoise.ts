/**
 * Caches what a function makes of an object, for as long as the object lives. Each version of an
 * entry is a new object, so results of old versions are freed with it. Further arguments are what
 * the caller has read of the object already.
 *
 * @example const textOf = memoise((entry: Entry<Project>) => JSON.stringify(entry.value));
 */
export function memoise<K extends object, V extends NonNullable<unknown>, A extends unknown[]>(
  make: (of: K, ...read: A) => V,
) {
  const made = new WeakMap<K, V>();
  return (of: K, ...read: A): V => {
    const value = made.get(of) ?? make(of, ...read);
    made.set(of, value);
    return value;
  };
}
