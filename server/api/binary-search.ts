/**
 * The index at which something stands, or belongs, in a sorted list: after all that come before it.
 */
export function insertionPoint<T>(
  sorted: readonly T[],
  comesBefore: (other: T) => boolean,
): number {
  let [from, to] = [0, sorted.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (comesBefore(sorted[middle] as T)) from = middle + 1;
    else to = middle;
  }
  return from;
}
