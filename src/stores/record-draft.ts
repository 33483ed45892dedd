import { deviceStorage, readJson } from './device-storage.ts';

/** A record's unsaved values, and the version on the server they started from. */
export type RecordDraft<T> = { value: T; etag: string | null };

/**
 * The draft of one record on this device. Each record has its own key, so that drafts do not
 * overwrite each other.
 *
 * @param key one of `storageKeys`, used as it is for a new record, whose id is empty.
 * @param blank the values for fields that an older draft lacks.
 */
export function recordDraft<T extends object>(key: string, id: string, blank: T) {
  const name = id === '' ? key : `${key}:${id}`;
  return {
    read(): RecordDraft<T> | null {
      const kept = readJson(name) as RecordDraft<T> | null;
      if (!kept?.value || typeof kept.value !== 'object') return null;
      return { value: { ...blank, ...kept.value }, etag: kept.etag ?? null };
    },
    /** Returns false if the device could not store it. */
    keep: (value: T, etag: string | null): boolean =>
      deviceStorage.set(name, JSON.stringify({ value, etag })),
    drop: (): void => deviceStorage.remove(name),
  };
}
