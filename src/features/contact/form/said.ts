/** Says something beside the form and takes it back after so many milliseconds, if any. */
export function sayFor(place: Element | null, words: string, ms?: number): void {
  if (!place) return;
  place.textContent = words;
  if (ms === undefined) return;
  setTimeout(() => {
    if (place.textContent === words) place.textContent = '';
  }, ms);
}
