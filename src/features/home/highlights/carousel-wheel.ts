import { wheelMove } from '../../../lib/carousel.ts';

/** Turns of the wheel closer together than this are one movement of the hand. */
const gestureMs = 250;

/**
 * Lets the wheel move a scrolling row, until it stands at that end. Somebody who is scrolling the
 * page when the row comes under the pointer goes on scrolling the page.
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
