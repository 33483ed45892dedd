const vanishing = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Says something at a place of the page and takes it back after so many milliseconds, if any: each
 * time anew, however soon after what was said before.
 */
export function sayFor(place: Element | null, words: string, ms?: number): void {
  if (!place) return;
  clearTimeout(vanishing.get(place));
  place.textContent = words;
  if (ms === undefined) return;
  const vanish = () => {
    place.textContent = '';
  };
  vanishing.set(place, setTimeout(vanish, ms));
}
