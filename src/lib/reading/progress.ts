import { wordsPerMinute } from '../reading-time.ts';

/** The progress widget shows between these percentages (spec 2 §9). */
const widgetPercent = { from: 10, to: 95 } as const;

/** The top and height of a post's text and the height of the window, in px. */
export type Placement = { top: number; height: number; viewport: number };

/**
 * How much of a text was read, 0 to 1: all of it once its end is in sight, less a pixel, because
 * windows scroll by whole ones; nothing before its beginning has passed the top of the window.
 */
export function readShare({ top, height, viewport }: Placement): number {
  const way = height - viewport;
  if (-top >= way - 1) return 1;
  return way > 0 ? Math.max(0, -top / way) : 0;
}

/** Whether the floating progress indicator is visible at a percentage. */
export const showsWidget = (percent: number): boolean =>
  percent >= widgetPercent.from && percent <= widgetPercent.to;

/** How much must have been read, and for how long, before a pace is measured, and its limits. */
const pace = { seconds: 30, words: 50, slowest: 50, fastest: 1_000 } as const;

/** Words per minute of a session; the usual speed until enough was read to measure it. */
export function paceOf(words: number, seconds: number): number {
  if (seconds <= pace.seconds || words < pace.words) return wordsPerMinute;
  const measured = Math.round((words / seconds) * 60);
  return Math.min(pace.fastest, Math.max(pace.slowest, measured));
}

/** The minutes left of a text, rounded up; 0 once it is read. */
export const minutesLeft = (words: number, share: number, perMinute: number): number =>
  Math.ceil((words * (1 - share)) / perMinute);

/** How “minutes” ends after their number. */
export const minutesEnding = (minutes: number): string => (minutes === 1 ? '' : 's');
