import { deviceStorage, readJson } from './device-storage.ts';

/**
 * Gives drafts that an earlier version kept together under one key a key each, `to` followed by
 * their name, so that an update loses none. What a key of its own holds already is newer and stays.
 */
export function moveDrafts(from: string, to: string): void {
  const together = readJson(from);
  if (typeof together !== 'object' || together === null) return;
  const areMoved = Object.entries(together).map(([name, draft]) => {
    const key = to + name;
    return deviceStorage.get(key) !== null || deviceStorage.set(key, JSON.stringify(draft));
  });
  if (areMoved.every(Boolean)) deviceStorage.remove(from);
}
