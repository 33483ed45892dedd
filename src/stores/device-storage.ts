/**
 * Storage that may be full, forbidden or absent (private windows): reading then gives null and
 * writing tells that it failed, so that nothing depends on it silently.
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
    /** Gives false when the value could not be kept. */
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
        // a storage that cannot be reached holds nothing to remove
      }
    },
  };
}

/** What stays on the device, and what stays with the tab. */
export const deviceStorage = guarded(() => localStorage);
export const tabStorage = guarded(() => sessionStorage);
