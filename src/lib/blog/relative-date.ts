import { dayLabel } from '../dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** From this many days on, the date itself is shown (spec 2 §9). */
const mostDays = 7;

/**
 * How long ago something was (spec 2 §9): 'Just now', 'Nm ago', 'Nh ago', 'Nd ago', else the short
 * date, also for a moment in the future.
 *
 * @param moment an ISO moment; if it is empty, so is the result.
 * @param now in milliseconds since 1970.
 */
export function relativeDate(moment: string, now: number): string {
  const ago = now - Date.parse(moment);
  if (Number.isNaN(ago) || ago < -minute || ago >= mostDays * day) return dayLabel(moment);
  if (ago < minute) return 'Just now';
  if (ago < hour) return `${Math.floor(ago / minute)}m ago`;
  if (ago < day) return `${Math.floor(ago / hour)}h ago`;
  return `${Math.floor(ago / day)}d ago`;
}
