/** The carousel's step as a share of its width, and its thresholds in pixels (spec 1 §9). */
const carouselRules = { step: 0.85, dragThreshold: 5, overflowThreshold: 10 } as const;

/** A carousel's measures, in pixels. */
export type Extent = { scrollLeft: number; scrollWidth: number; clientWidth: number };

/** How far it can be scrolled. */
const roomOf = ({ scrollWidth, clientWidth }: Extent): number =>
  Math.max(0, scrollWidth - clientWidth);

/** Whether there is more than fits, ignoring a few pixels. */
export const overflows = (extent: Extent): boolean =>
  roomOf(extent) > carouselRules.overflowThreshold;

/** The scroll position a number of steps away from a place, limited to its ends. */
export function placeAfter(steps: number, from: number, extent: Extent): number {
  const place = from + steps * carouselRules.step * extent.clientWidth;
  return Math.min(roomOf(extent), Math.max(0, place));
}

/** Whether a pointer moved far enough while pressed to be a drag and not a click. */
export const isDrag = (moved: number): boolean => Math.abs(moved) > carouselRules.dragThreshold;

/** Which ends are reached, give or take a pixel, because browsers round. */
export const endsOf = (extent: Extent): { start: boolean; end: boolean } => ({
  start: extent.scrollLeft <= 1,
  end: extent.scrollLeft >= roomOf(extent) - 1,
});

type Turn = { deltaX: number; deltaY: number; deltaMode: number };
const linePx = 16;

/**
 * How far a turn of the wheel moves it, in pixels. Returns 0, which leaves the turn to the page, if
 * the carousel is already at that end or the turn is sideways.
 */
export function wheelMove({ deltaX, deltaY, deltaMode }: Turn, extent: Extent): number {
  if (Math.abs(deltaX) >= Math.abs(deltaY)) return 0;
  const { start, end } = endsOf(extent);
  if (deltaY < 0 ? start : end) return 0;
  return deltaY * ([1, linePx, extent.clientWidth][deltaMode] ?? 1);
}

/** A card's sides, in pixels from the carousel's left side. */
export type Sides = { left: number; right: number };

/** Which cards are at least half visible, counted from 1, as words; '' if none is. */
export function shownWords(cards: readonly Sides[], width: number): string {
  const seen = cards.flatMap(({ left, right }, index) => {
    const middle = (left + right) / 2;
    return middle >= 0 && middle <= width ? [index + 1] : [];
  });
  const [first, last] = [seen.at(0), seen.at(-1)];
  if (first === undefined) return '';
  return first === last ? `${first} of ${cards.length}` : `${first} to ${last} of ${cards.length}`;
}
