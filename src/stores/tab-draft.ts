import type { Kept } from '../lib/unsaved-words.ts';
import { deviceStorage, readJson } from './device-storage.ts';

/** The texts this tab last read or kept, by key. */
const own = new Map<string, string>();

/**
 * A draft under a key of this device, for a form that several tabs may have open: a tab overwrites
 * and drops only what it has read or kept itself, so that no tab loses what another one keeps.
 */
export function tabDraft(key: string) {
  const isOthers = () => {
    const stored = deviceStorage.get(key);
    return stored !== null && stored !== own.get(key);
  };
  return {
    /** Its value; null if there is none or it cannot be parsed. */
    read(): unknown {
      own.set(key, deviceStorage.get(key) ?? '');
      return readJson(key);
    },
    keep(value: unknown): Kept {
      if (isOthers()) return 'another-tab';
      const text = JSON.stringify(value);
      if (!deviceStorage.set(key, text)) return false;
      own.set(key, text);
      return true;
    },
    drop(): void {
      if (!isOthers()) deviceStorage.remove(key);
    },
  };
}
