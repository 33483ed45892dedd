/** A period from `YYYY-MM` to `YYYY-MM`; an empty end means that it is ongoing. */
export type Dated = { start: string; end: string };

let letters: Intl.Collator | undefined;

/** Created on first use, because that takes a browser a moment. */
function collator(): Intl.Collator {
  letters ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return letters;
}

/** A to Z, ignoring letter case and accents; empty texts come last. */
export const byLetters = (a: string, b: string): number =>
  Number(a === '') - Number(b === '') || collator().compare(a, b);

const latestFirst = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);

/** Ongoing first, then the latest end, then the latest start (spec 3 §9). */
export const byLatest = (a: Dated, b: Dated): number =>
  Number(a.end !== '') - Number(b.end !== '') ||
  latestFirst(a.end, b.end) ||
  latestFirst(a.start, b.start);

/** By date, then by school (spec 3 §9). */
export const byStudy = (a: Dated & { school: string }, b: Dated & { school: string }): number =>
  byLatest(a, b) || byLetters(a.school, b.school);
