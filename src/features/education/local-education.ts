import { statusOf } from '../../api/http.ts';
import type { EducationView } from '../../entities/education.ts';
import { deviceStorage } from '../../stores/device-storage.ts';
import { storageKeys } from '../../stores/storage-keys.ts';

type Key = typeof storageKeys.localEducation | typeof storageKeys.localEducationDeleted;

function readList<T>(key: Key): T[] | null {
  try {
    const list: unknown = JSON.parse(deviceStorage.get(key) ?? 'null');
    return Array.isArray(list) ? (list as T[]) : null;
  } catch {
    return null; // written by something else; there is nothing to restore
  }
}

const keepList = (key: Key, list: readonly unknown[]) =>
  deviceStorage.set(key, JSON.stringify(list));

/** The records as last read, or null when none were kept on this device. */
export const localRecords = () => readList<EducationView>(storageKeys.localEducation);

/** Keeps the records as they were read; tells whether the device could. */
export const keepRecords = (records: readonly EducationView[]): boolean =>
  keepList(storageKeys.localEducation, records);

/** Records deleted on this device, which the server still has. */
export const deletedIds = () => readList<string>(storageKeys.localEducationDeleted) ?? [];

/** Deletes a record on this device, to be deleted on the server once it takes that. */
export function deleteLocally(id: string): void {
  keepList(storageKeys.localEducationDeleted, [...new Set([...deletedIds(), id])]);
  keepRecords((localRecords() ?? []).filter((record) => record.id !== id));
}

/** Forgets that a record is to be deleted: it is, or it came back. */
export function forgetDeletion(id: string): void {
  const rest = deletedIds().filter((one) => one !== id);
  if (rest.length > 0) keepList(storageKeys.localEducationDeleted, rest);
  else deviceStorage.remove(storageKeys.localEducationDeleted);
}

/** The server is away, or does not offer this: 404, 405, 0 or no status (spec 3 §4). */
export const isOffline = (error: unknown): boolean => [0, 404, 405].includes(statusOf(error));
