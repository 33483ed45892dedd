/**
 * Puts a removed entry back after the nearest entry that preceded it before; the others stay as
 * they are now, and so does the entry itself if it is there again.
 *
 * @param before the list before the removal.
 */
export function putBack<T extends { id: string }>(
  entries: readonly T[],
  id: string,
  before: readonly T[],
): readonly T[] {
  if (entries.some((one) => one.id === id)) return entries;
  const place = before.findIndex((one) => one.id === id);
  const neighbours = new Set(before.slice(0, place).map((one) => one.id));
  const at = entries.findLastIndex((one) => neighbours.has(one.id)) + 1;
  return [...entries.slice(0, at), ...before.slice(place, place + 1), ...entries.slice(at)];
}
