import type { EducationView } from '../../entities/education.ts';
import { statusOf } from '../../lib/api-error.ts';
import { deviceStorage, readJson } from '../../stores/device-storage.ts';
import { storageKeys } from '../../stores/storage-keys.ts';

type Key = typeof storageKeys.localEducation | typeof storageKeys.localEducationDeleted;

function readList<T>(key: Key): T[] | null {
  const list = readJson(key);
  return Array.isArray(list) ? (list as T[]) : null;
}

const keepList = (key: Key, list: readonly unknown[]) =>
  deviceStorage.set(key, JSON.stringify(list));

/** The records as last read; null if none were kept on this device. */
export const localRecords = () => readList<EducationView>(storageKeys.localEducation);

/** Keeps the records as read; returns whether the device could. */
export const keepRecords = (records: readonly EducationView[]): boolean =>
  keepList(storageKeys.localEducation, records);

/** The ids of records deleted on this device that the server still has. */
export const deletedIds = () => readList<string>(storageKeys.localEducationDeleted) ?? [];

/** Deletes a record on this device, and later on the server once that is possible. */
export function deleteLocally(id: string): void {
  keepList(storageKeys.localEducationDeleted, [...new Set([...deletedIds(), id])]);
  keepRecords((localRecords() ?? []).filter((record) => record.id !== id));
}

/** Forgets a deletion that was carried out or taken back. */
export function forgetDeletion(id: string): void {
  const rest = deletedIds().filter((one) => one !== id);
  if (rest.length > 0) keepList(storageKeys.localEducationDeleted, rest);
  else deviceStorage.remove(storageKeys.localEducationDeleted);
}

/**
 * Whether the server is away or does not support the request: 404, 405, 0 or no status (spec 3 §4).
 */
export const isOffline = (error: unknown): boolean => [0, 404, 405].includes(statusOf(error));
