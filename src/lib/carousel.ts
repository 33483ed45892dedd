/** How the carousel moves (spec 1 §9): a part of its width, and pixels. */
export const carouselRules = { step: 0.85, dragThreshold: 5, overflowThreshold: 10 } as const;

/** What a carousel measures, in pixels. */
export type Extent = { scrollLeft: number; scrollWidth: number; clientWidth: number };

/** How far it can be scrolled. */
export const roomOf = ({ scrollWidth, clientWidth }: Extent): number =>
  Math.max(0, scrollWidth - clientWidth);

/** Whether there is more than fits; a few pixels too many do not count. */
export const overflows = (extent: Extent): boolean =>
  roomOf(extent) > carouselRules.overflowThreshold;

/** Where it stands after so many steps from a place, held to its ends. */
export function placeAfter(steps: number, from: number, extent: Extent): number {
  const place = from + steps * carouselRules.step * extent.clientWidth;
  return Math.min(roomOf(extent), Math.max(0, place));
}

/** Whether a pressed pointer that moved so far drags; less is a click. */
export const isDrag = (moved: number): boolean => Math.abs(moved) > carouselRules.dragThreshold;

/** The ends reached; a pixel is not a distance, as browsers round. */
export const endsOf = (extent: Extent): { start: boolean; end: boolean } => ({
  start: extent.scrollLeft <= 1,
  end: extent.scrollLeft >= roomOf(extent) - 1,
});

type Turn = { deltaX: number; deltaY: number; deltaMode: number };
const linePx = 16;

/**
 * How far a turn of the wheel moves it, in pixels. A turn it cannot follow, because it stands at
 * that end, or that already goes sideways, gives 0: it is left to the page.
 */
export function wheelMove({ deltaX, deltaY, deltaMode }: Turn, extent: Extent): number {
  if (Math.abs(deltaX) >= Math.abs(deltaY)) return 0;
  const { start, end } = endsOf(extent);
  if (deltaY < 0 ? start : end) return 0;
  return deltaY * ([1, linePx, extent.clientWidth][deltaMode] ?? 1);
}

/** A card's sides, in pixels from the carousel's left side. */
export type Sides = { left: number; right: number };

/** The first and last card seen at least by half, counted from 1, as words; '' when none is. */
export function shownWords(cards: readonly Sides[], width: number): string {
  const seen = cards.flatMap(({ left, right }, index) => {
    const middle = (left + right) / 2;
    return middle >= 0 && middle <= width ? [index + 1] : [];
  });
  const [first, last] = [seen.at(0), seen.at(-1)];
  if (first === undefined) return '';
  return first === last ? `${first} of ${cards.length}` : `${first} to ${last} of ${cards.length}`;
}
