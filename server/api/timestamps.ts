/** The times an entry carries. */
export type Timestamps = { createdAt: string | null; updatedAt: string | null };

/** An entry with the times of its creation and of this change, as stored at `now`. */
export function withTimestamps<T extends Timestamps>(next: T, current: T | undefined, now: number) {
  const updatedAt = new Date(now).toISOString();
  return { ...next, createdAt: current?.createdAt ?? next.createdAt ?? updatedAt, updatedAt };
}
