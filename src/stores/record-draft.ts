import { deviceStorage } from './device-storage.ts';

/** What was being written of a record, and the version on the server it was begun from. */
export type RecordDraft<T> = { value: T; etag: string | null };

/**
 * The draft of one record on this device, under a key of its own, so that no draft takes another's
 * place.
 *
 * @param key one of `storageKeys`; it stands alone for a new record, whose id is empty.
 * @param blank the values of what an older draft lacks.
 */
export function recordDraft<T extends object>(key: string, id: string, blank: T) {
  const name = id === '' ? key : `${key}:${id}`;
  return {
    read(): RecordDraft<T> | null {
      try {
        const kept = JSON.parse(deviceStorage.get(name) ?? 'null') as RecordDraft<T> | null;
        if (!kept?.value || typeof kept.value !== 'object') return null;
        return { value: { ...blank, ...kept.value }, etag: kept.etag ?? null };
      } catch {
        return null; // written by something else; there is nothing to restore
      }
    },
    /** Gives false when the device could not keep it. */
    keep: (value: T, etag: string | null): boolean =>
      deviceStorage.set(name, JSON.stringify({ value, etag })),
    drop: (): void => deviceStorage.remove(name),
  };
}
