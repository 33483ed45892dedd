import { atom, onMount, type ReadableAtom } from 'nanostores';
import { deviceStorage } from '../device-storage.ts';

/** A value kept on the device as JSON. */
export type DeviceValue<T> = {
  /** The value as last written by this tab or another. */
  $value: ReadableAtom<T>;
  /** The value as it is this moment; read it before changing it, so that tabs do not undo each other. */
  read: () => T;
  /** Gives false when the device could not keep it; this page has it all the same. */
  write: (value: T) => boolean;
};

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null; // torn text holds nothing
  }
}

/**
 * A value kept on this device, followed across tabs and on return to a page the browser kept.
 *
 * @param keys where it is kept; under every one of them the same.
 * @param make makes the value of what stood under each key, null where nothing did.
 */
export function deviceValue<T>(
  keys: readonly string[],
  make: (raws: readonly unknown[]) => T,
): DeviceValue<T> {
  const texts = () => keys.map((key) => deviceStorage.get(key));
  const $value = atom<T>(make(keys.map(() => null)));
  let seen: string | null = null;
  /** What the device could not keep stands as long as the page, or until another tab writes. */
  let unkept: { value: T } | null = null;
  const read = () => (unkept ? unkept.value : make(texts().map(parsed)));
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

/** The ids in what was stored, each once, in their order. */
export const idsIn = (raws: readonly unknown[]): readonly string[] => [
  ...new Set(raws.flatMap((raw) => (Array.isArray(raw) ? raw.filter(isId) : []))),
];

/** The entries of a stored object that `make` takes for what they should be. */
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

/** A stored number, not below 0; null when it is none. */
export const amountIn = (value: unknown): number | null =>
  typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null;
