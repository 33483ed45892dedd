/** A period from one `YYYY-MM` to another; without an end it is ongoing. */
export type Period = { start: string; end: string | null };

/** Months counted from year 0; `from` is inclusive, `to` exclusive. */
export type MonthSpan = { from: number; to: number };

/** A `YYYY-MM` as a number of months, for subtraction. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const endOf = ({ end }: Period, today: string) => monthNumber(end ?? today);

/**
 * The months of a role, including its first and last: April to June is three.
 *
 * @param today the current month, `YYYY-MM`, which ends an ongoing period.
 */
export function heldSpan(period: Period, today: string): MonthSpan {
  const from = monthNumber(period.start);
  return { from, to: Math.max(from, endOf(period, today) + 1) };
}

/** The months of a study, as the difference: April to June is two (spec 3 §4). */
export function studySpan(period: Period, today: string): MonthSpan {
  const from = monthNumber(period.start);
  return { from, to: Math.max(from, endOf(period, today)) };
}

/** The length of a span in months. */
export const lengthOf = ({ from, to }: MonthSpan): number => to - from;

/** How many months the spans cover together; a shared month counts once. */
export function coveredMonths(spans: readonly MonthSpan[]): number {
  let reached = Number.NEGATIVE_INFINITY;
  let months = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (to <= reached) continue;
    months += to - Math.max(from, reached);
    reached = to;
  }
  return months;
}

/** Months as 'n yr m mo', without a part that is 0 unless both are (spec 3 §9). */
export function durationLabel(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && `${years} yr`, (rest > 0 || years === 0) && `${rest} mo`]
    .filter(Boolean)
    .join(' ');
}
