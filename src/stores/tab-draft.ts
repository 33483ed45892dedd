import type { Kept } from '../lib/unsaved-words.ts';
import { deviceStorage, readJson } from './device-storage.ts';

/** The texts this tab last read or kept, by key. */
const own = new Map<string, string>();
/** Those of them that it has not kept itself since. */
const onlyRead = new Map<string, string>();

/**
 * A draft under a key of this device, for a form that several tabs may have open: a tab overwrites
 * and drops only what it has read or kept itself, so that no tab loses what another one keeps. It
 * does not bring back what it has only read, because another tab may have saved or discarded that.
 */
export function tabDraft(key: string) {
  const isOthers = () => {
    const stored = deviceStorage.get(key);
    return stored !== null && stored !== own.get(key);
  };
  const dropAny = () => {
    onlyRead.delete(key);
    deviceStorage.remove(key);
  };
  return {
    /** Its value; null if there is none or it cannot be parsed. */
    read(): unknown {
      const text = deviceStorage.get(key) ?? '';
      own.set(key, text);
      onlyRead.set(key, text);
      return readJson(key);
    },
    keep(value: unknown): Kept {
      if (isOthers()) return 'another-tab';
      const text = JSON.stringify(value);
      if (onlyRead.get(key) === text) return true;
      if (!deviceStorage.set(key, text)) return false;
      own.set(key, text);
      onlyRead.delete(key);
      return true;
    },
    drop(): void {
      if (!isOthers()) dropAny();
    },
    /** Drops it whichever tab keeps it, for what no longer exists. */
    dropAny,
  };
}
