/** A time with its two ends as `YYYY-MM`; an empty end has not come yet. */
export type Dated = { start: string; end: string };

let letters: Intl.Collator | undefined;

/** Made when first asked for, as it takes a browser a moment. */
function collator(): Intl.Collator {
  letters ??= new Intl.Collator('en', { sensitivity: 'base', numeric: true });
  return letters;
}

/** A to Z, as people sort: letter case and accents do not count; what is empty comes last. */
export const byLetters = (a: string, b: string): number =>
  Number(a === '') - Number(b === '') || collator().compare(a, b);

const latestFirst = (a: string, b: string) => (a === b ? 0 : a < b ? 1 : -1);

/** What has not ended first, then the latest end, then the latest start (spec 3 §9). */
export const byLatest = (a: Dated, b: Dated): number =>
  Number(a.end !== '') - Number(b.end !== '') ||
  latestFirst(a.end, b.end) ||
  latestFirst(a.start, b.start);
