import { twoDigits } from '../../lib/dates.ts';
import { storageKeys } from '../storage-keys.ts';
import { amountIn, deviceValue, entriesIn } from './device-value.ts';

/** What was read on one day. */
export type DayOfReading = { words: number; seconds: number; sessions: number };

/** A session of reading counts when it exceeds so many seconds (spec 2 §4). */
export const sessionFromSeconds = 30;

function dayIn(entry: Record<string, unknown>): DayOfReading | null {
  const [words, seconds, sessions] = [entry.words, entry.seconds, entry.sessions].map(amountIn);
  return sessions ? { words: words ?? 0, seconds: seconds ?? 0, sessions } : null;
}

const stats = deviceValue([storageKeys.readingStats], ([raw]) => entriesIn(raw, dayIn));

/** What was read, by day: `YYYY-MM-DD` where the reader is. */
export const $dailyStats = stats.$value;

/** The day of a moment where the reader is, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  [moment.getFullYear(), twoDigits(moment.getMonth() + 1), twoDigits(moment.getDate())].join('-');

/**
 * Adds a session of reading to its day, if it exceeds 30 s (spec 2 §4). Gives whether it is kept.
 */
export function addSession(words: number, seconds: number, ended = new Date()): boolean {
  if (!(seconds > sessionFromSeconds)) return false;
  const days = stats.read();
  const day = dayOf(ended);
  const before = days[day] ?? { words: 0, seconds: 0, sessions: 0 };
  const sum = {
    words: before.words + words,
    seconds: before.seconds + seconds,
    sessions: before.sessions + 1,
  };
  return stats.write({ ...days, [day]: sum });
}
