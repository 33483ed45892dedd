import { scales } from './preferences.ts';

/** Pixels a second at speed 1, and how long scrolling waits after the user acted (spec 2 §4). */
const autoScrollRate = 60;
const autoScrollPauseMs = 2_000;

/** A longer gap between frames means a hidden tab, after which the page must not leap. */
const longestMs = 250;

/** How far to scroll after `elapsedMs`, in px, at no less than the slowest speed. */
export const autoScrollDistance = (speed: number, elapsedMs: number): number =>
  (Math.max(scales.scrollSpeed.min, speed) * autoScrollRate * Math.min(elapsedMs, longestMs)) /
  1_000;

/**
 * Whether scrolling waits after the user's last action; both times in milliseconds of one clock.
 */
export const isPaused = (now: number, lastAction: number): boolean =>
  now - lastAction < autoScrollPauseMs;
