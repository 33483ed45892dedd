/**
 * Storage that may be full, forbidden or absent (private windows): reading then returns null, and
 * writing returns false instead of throwing.
 */
function guarded(storage: () => Storage) {
  return {
    get(key: string): string | null {
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    /** Returns false if the value could not be stored. */
    set(key: string, value: string): boolean {
      try {
        storage().setItem(key, value);
        return true;
      } catch {
        return false;
      }
    },
    remove(key: string): void {
      try {
        storage().removeItem(key);
      } catch {
        // storage that cannot be reached has nothing to remove
      }
    },
  };
}

/** Storage of this device, and of this tab alone. */
export const deviceStorage = guarded(() => localStorage);
export const tabStorage = guarded(() => sessionStorage);

/** The JSON stored on this device under a key; null if there is none or it cannot be parsed. */
export function readJson(key: string): unknown {
  try {
    return JSON.parse(deviceStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}
