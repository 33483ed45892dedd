/** A to Z, ignoring letter case and accents; empty texts come last. */
export const byName = (a: string, b: string): number =>
  Number(a === '') - Number(b === '') || a.localeCompare(b, 'en', { sensitivity: 'base' });

/** The parts that the orders by date need; `month` is `YYYY-MM`, empty when unknown. */
type Dated = { title: string; month: string };

/** Newest or oldest first, then by title; those without a month come last either way. */
const byMonth =
  (way: 1 | -1) =>
  (a: Dated, b: Dated): number =>
    Number(a.month === '') - Number(b.month === '') ||
    way * byName(a.month, b.month) ||
    byName(a.title, b.title);

export const newestFirst = byMonth(-1);
export const oldestFirst = byMonth(1);

type Earned = { title: string; dateMonth: string | null };

const dated = ({ title, dateMonth }: Earned): Dated => ({ title, month: dateMonth ?? '' });

/** The order of certificates until another is chosen: the newest first. */
export const byEarning = (a: Earned, b: Earned): number => newestFirst(dated(a), dated(b));
