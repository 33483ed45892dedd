/**
 * The value that a share of all values does not exceed, by the nearest-rank method: always one of
 * the values themselves.
 *
 * @param share from 0 to 1: 0.95 is the 95th percentile.
 * @throws when there are no values.
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const rank = Math.max(1, Math.ceil(share * sorted.length));
  const value = sorted[rank - 1];
  if (value === undefined) throw new Error('There is no percentile of nothing.');
  return value;
}

/** The median. */
export const p50 = (values: readonly number[]): number => percentile(values, 0.5);

/** The 95th percentile. */
export const p95 = (values: readonly number[]): number => percentile(values, 0.95);

/** The 99th percentile. */
export const p99 = (values: readonly number[]): number => percentile(values, 0.99);
