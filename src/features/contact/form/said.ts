const vanishing = new WeakMap<Element, ReturnType<typeof setTimeout>>();

/**
 * Shows a message at a place of the page and, if `ms` is given, removes it after that time, counted
 * from the latest message.
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
