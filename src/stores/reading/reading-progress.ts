import { amountIn, deviceValue, entriesIn } from '../device-value.ts';
import { storageKeys } from '../storage-keys.ts';

/** A place in a post: how many blocks come before, the block's anchor if it has one, and how far
 * into the block the reader is, 0 to 1. */
export type Place = { index: number; anchor: string | null; offset: number };

/** How far a post was read. */
export type ReadingProgress = {
  /** 0 to 100. */
  percent: number;
  wordsRead: number;
  /** When, in milliseconds since 1970. */
  timestamp: number;
  place: Place | null;
};

/** Reading progress is saved above this percentage (spec 2 §4). */
const progressFromPercent = 5;

function placeIn(raw: unknown): Place | null {
  const { index, anchor, offset } = (raw ?? {}) as Partial<Record<keyof Place, unknown>>;
  const at = amountIn(index);
  if (at === null || !Number.isInteger(at)) return null;
  const into = Math.min(1, amountIn(offset) ?? 0);
  return { index: at, anchor: typeof anchor === 'string' ? anchor : null, offset: into };
}

function progressIn(entry: Record<string, unknown>): ReadingProgress | null {
  const percent = amountIn(entry.percent);
  if (percent === null) return null;
  return {
    percent: Math.min(100, percent),
    wordsRead: amountIn(entry.wordsRead) ?? 0,
    timestamp: amountIn(entry.timestamp) ?? 0,
    place: placeIn(entry.place),
  };
}

const progress = deviceValue([storageKeys.readingProgress], ([raw]) => entriesIn(raw, progressIn));

/** How far each post was read, by its id. */
export const $readingProgress = progress.$value;

/** How far a post was read, as stored right now. */
export const progressOf = (id: string): ReadingProgress | null => progress.read()[id] ?? null;

/**
 * Stores how far a post was read, if above 5 percent (spec 2 §4). Returns whether it was stored.
 */
export function keepProgress(id: string, reached: ReadingProgress): boolean {
  if (!(reached.percent > progressFromPercent)) return false;
  return progress.write({ ...progress.read(), [id]: reached });
}

/** Forgets how far a post was read. */
export function dropProgress(id: string): boolean {
  const { [id]: _dropped, ...others } = progress.read();
  return progress.write(others);
}
