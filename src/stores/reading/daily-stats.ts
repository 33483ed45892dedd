import { twoDigits } from '../../lib/dates.ts';
import { amountIn, deviceValue, entriesIn } from '../device-value.ts';
import { storageKeys } from '../storage-keys.ts';

/** What was read on one day. */
export type DayOfReading = { words: number; seconds: number; sessions: number };

/** A reading session counts if it lasts longer than this (spec 2 §4). */
const sessionFromSeconds = 30;

function dayIn(entry: Record<string, unknown>): DayOfReading | null {
  const [words, seconds, sessions] = [entry.words, entry.seconds, entry.sessions].map(amountIn);
  return sessions ? { words: words ?? 0, seconds: seconds ?? 0, sessions } : null;
}

const stats = deviceValue([storageKeys.readingStats], ([raw]) => entriesIn(raw, dayIn));

/** What was read, by day: `YYYY-MM-DD` in the reader's time zone. */
export const $dailyStats = stats.$value;

/** The day of a moment in the reader's time zone, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');

/**
 * Adds a reading session to its day, in whole seconds, if it exceeds 30 s (spec 2 §4). Returns
 * whether it was stored.
 */
export function addSession(words: number, seconds: number, ended = new Date()): boolean {
  if (!(seconds > sessionFromSeconds)) return false;
  const days = stats.read();
  const day = dayOf(ended);
  const before = days[day] ?? { words: 0, seconds: 0, sessions: 0 };
  const sum = {
    words: before.words + words,
    seconds: before.seconds + Math.round(seconds),
    sessions: before.sessions + 1,
  };
  return stats.write({ ...days, [day]: sum });
}
