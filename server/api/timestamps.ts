/** The times an entry carries. */
export type Timestamps = { createdAt: string | null; updatedAt: string | null };

/**
 * An entry with the times of its creation and of this change, as stored at `now`, or with that of
 * its creation for both when the clock was set back behind it.
 */
export function withTimestamps<T extends Timestamps>(next: T, current: T | undefined, now: number) {
  const time = new Date(now).toISOString();
  const createdAt = current?.createdAt ?? next.createdAt ?? time;
  const updatedAt = now < Date.parse(createdAt) ? createdAt : time;
  return { ...next, createdAt, updatedAt };
}
