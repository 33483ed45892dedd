/** Whether two values are the same once stored; of a file only itself is. */
export const same = (one: unknown, other: unknown): boolean =>
  one === other || (!(one instanceof Blob) && JSON.stringify(one) === JSON.stringify(other));
