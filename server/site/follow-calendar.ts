import { monthOf } from '../../src/lib/dates.ts';
import { calendarTag } from '../api/cache-tag.ts';
import type { Publisher } from './publisher.ts';

const LOOK_MS = 60_000;

/**
 * Publishes the pages that count up to today again when a month has begun: durations of what goes
 * on, totals, the figures of this year. Looks every minute, because a sleeping machine's timers
 * stand still.
 *
 * @returns ends it.
 */
export function followCalendar(publisher: Pick<Publisher, 'changed'>): () => void {
  let known = monthOf(new Date());
  const look = () => {
    const month = monthOf(new Date());
    if (month !== known) publisher.changed([calendarTag]);
    known = month;
  };
  const timer = setInterval(look, LOOK_MS).unref();
  return () => clearInterval(timer);
}
