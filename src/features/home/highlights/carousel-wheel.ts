import { wheelMove } from '../../../lib/carousel.ts';

/** Wheel events closer together than this are one gesture. */
const gestureMs = 250;

/**
 * Lets the wheel move a scrolling row until it reaches its end. A gesture that scrolls the page
 * goes on doing so when the row comes under the pointer.
 */
export function followWheel(track: HTMLElement): void {
  let pageScrolledAt = Number.NEGATIVE_INFINITY;

  const follow = (event: WheelEvent) => {
    if (event.ctrlKey) return;
    const isPages = event.timeStamp - pageScrolledAt < gestureMs;
    const by = isPages ? 0 : wheelMove(event, track);
    if (by === 0) {
      pageScrolledAt = event.timeStamp;
      return;
    }
    event.preventDefault();
    track.scrollLeft += by;
  };

  window.addEventListener(
    'wheel',
    ({ target, timeStamp }) => {
      if (!track.contains(target as Node)) pageScrolledAt = timeStamp;
    },
    { passive: true },
  );
  track.addEventListener('wheel', follow, { passive: false });
}
