/**
 * Moves the focus lost with a removed entry to its neighbour, so that the owner keeps the place.
 *
 * @param controls one control of each entry that is left, in order
 * @param at where the removed entry was
 * @param otherwise what takes the focus when none is left
 */
export function focusBeside(
  controls: Iterable<HTMLElement>,
  at: number,
  otherwise: HTMLElement | null,
): void {
  // One that is only hidden keeps the focus until the page is painted again.
  const { activeElement, body } = document;
  if (activeElement !== body && activeElement?.checkVisibility()) return;
  const left = [...controls];
  (left[Math.min(at, left.length - 1)] ?? otherwise)?.focus();
}
