import { dayLabel } from '../dates.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** From so many days on the date itself says more (spec 2 §9). */
const mostDays = 7;

/**
 * When something was, seen from `now` (spec 2 §9): 'Just now', 'Nm ago', 'Nh ago', 'Nd ago', else
 * the short date, as also for what is still to come.
 *
 * @param moment an ISO moment; empty when unknown, and so is the answer.
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
