import { scales } from './preferences.ts';

/** Pixels a second at speed 1, and how long scrolling waits after the user acted (spec 2 §4). */
export const autoScrollRate = 60;
export const autoScrollPauseMs = 2_000;

/** Frames further apart than this had nobody watching, as in another tab: the page must not leap. */
const longestMs = 250;

/** How far to scroll in so many milliseconds, in px: at least at the slowest speed. */
export const autoScrollDistance = (speed: number, elapsedMs: number): number =>
  (Math.max(scales.scrollSpeed.min, speed) * autoScrollRate * Math.min(elapsedMs, longestMs)) /
  1_000;

/** Whether scrolling waits, `now` and the user's last action in milliseconds of one clock. */
export const isPaused = (now: number, lastAction: number): boolean =>
  now - lastAction < autoScrollPauseMs;
