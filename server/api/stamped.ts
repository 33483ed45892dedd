/** The times an entry carries. */
export type Stamps = { createdAt: string | null; updatedAt: string | null };

/** An entry with the times it has once it is stored `now`: of its coming to be and of this change. */
export function stamped<T extends Stamps>(next: T, current: T | undefined, now: number) {
  const updatedAt = new Date(now).toISOString();
  return { ...next, createdAt: current?.createdAt ?? next.createdAt ?? updatedAt, updatedAt };
}
