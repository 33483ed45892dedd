import { wordsPerMinute } from '../reading-time.ts';

/** The progress widget shows between these percentages (spec 2 §9). */
export const widgetPercent = { from: 10, to: 95 } as const;

/** Where a post's text stands: its top and height, and the window's height, all in px. */
export type Placement = { top: number; height: number; viewport: number };

/**
 * How much of a text was read, 0 to 1: nothing while its beginning is at or below the top of the
 * window, all of it once its end is in sight. A text that fits the window is read at its end.
 */
export function readShare({ top, height, viewport }: Placement): number {
  const way = height - viewport;
  if (way <= 0) return top + height <= viewport ? 1 : 0;
  return Math.min(1, Math.max(0, -top / way));
}

/** Whether the floating progress indicator is visible at a percentage. */
export const showsWidget = (percent: number): boolean =>
  percent >= widgetPercent.from && percent <= widgetPercent.to;

/** A pace is told once so much was read in so much time: less says nothing of it. */
const pace = { seconds: 30, words: 50, slowest: 50, fastest: 1_000 } as const;

/** Words per minute of a session; the usual speed until enough was read to tell. */
export function paceOf(words: number, seconds: number): number {
  if (seconds <= pace.seconds || words < pace.words) return wordsPerMinute;
  const measured = Math.round((words / seconds) * 60);
  return Math.min(pace.fastest, Math.max(pace.slowest, measured));
}

/** Whole minutes left of a text, rounded up; none once it is read. */
export const minutesLeft = (words: number, share: number, perMinute: number): number =>
  Math.ceil((words * (1 - share)) / perMinute);
