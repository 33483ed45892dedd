import { atom, onMount, type ReadableAtom } from 'nanostores';
import { deviceStorage, readJson } from './device-storage.ts';

/** A value kept on the device as JSON. */
export type DeviceValue<T> = {
  /** The value as last written by this tab or another. */
  $value: ReadableAtom<T>;
  /** The value as stored right now; start changes from it so that tabs do not undo each other. */
  read: () => T;
  /** Returns false if the device could not store it; this page has it anyway. */
  write: (value: T) => boolean;
};

/**
 * A value kept on this device. It follows changes in other tabs, also those made while the browser
 * kept this page in its back/forward cache.
 *
 * @param keys where it is stored; every key gets the whole value.
 * @param make makes the value from what each key holds, null for nothing.
 */
export function deviceValue<T>(
  keys: readonly string[],
  make: (raws: readonly unknown[]) => T,
): DeviceValue<T> {
  const texts = () => keys.map((key) => deviceStorage.get(key));
  const $value = atom<T>(make(keys.map(() => null)));
  let seen: string | null = null;
  /** A value the device could not store; it counts until the page is left or another tab writes. */
  let unkept: { value: T } | null = null;
  const read = () => (unkept ? unkept.value : make(keys.map(readJson)));
  const show = () => {
    seen = JSON.stringify(texts());
    $value.set(read());
  };
  const reread = () => {
    if (JSON.stringify(texts()) === seen) return;
    unkept = null;
    show();
  };
  onMount($value, () => {
    reread();
    window.addEventListener('storage', reread);
    window.addEventListener('pageshow', reread);
    return () => {
      window.removeEventListener('storage', reread);
      window.removeEventListener('pageshow', reread);
    };
  });
  const write = (value: T) => {
    const text = JSON.stringify(value);
    const kept = keys.map((key) => deviceStorage.set(key, text)).every(Boolean);
    unkept = kept ? null : { value };
    show();
    return kept;
  };
  return { $value, read, write };
}

const isId = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** The ids in the stored lists, each once, in order. */
export const idsIn = (raws: readonly unknown[]): readonly string[] => [
  ...new Set(raws.flatMap((raw) => (Array.isArray(raw) ? raw.filter(isId) : []))),
];

/** The entries of a stored object for which `make` returns a value. */
export function entriesIn<T>(
  raw: unknown,
  make: (entry: Record<string, unknown>) => T | null,
): Readonly<Record<string, T>> {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return {};
  return Object.fromEntries(
    Object.entries(raw).flatMap(([name, entry]) => {
      const made = typeof entry === 'object' && entry !== null ? make(entry) : null;
      return made === null ? [] : [[name, made]];
    }),
  );
}

/** A stored number of 0 or more; null for anything else. */
export const amountIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
