/**
 * What is made of an object, made once for as long as the object is there. An entry, and its
 * value, is another object with each version: what was made of the one before goes with it.
 *
 * @example const textOf = onceEach((entry: Entry<Project>) => JSON.stringify(entry.value));
 */
export function onceEach<K extends object, V extends NonNullable<unknown>>(make: (of: K) => V) {
  const made = new WeakMap<K, V>();
  return (of: K): V => {
    const value = made.get(of) ?? make(of);
    made.set(of, value);
    return value;
  };
}
