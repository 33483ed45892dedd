/** A time from one `YYYY-MM` to another; without an end it goes on today. */
export type Period = { start: string; end: string | null };

/** Months counted from year 0: `from` belongs to the span, `to` no longer does. */
export type MonthSpan = { from: number; to: number };

/** A `YYYY-MM` as a number of months, so that two can be subtracted. */
export const monthNumber = (month: string): number =>
  Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;

const endOf = ({ end }: Period, today: string) => monthNumber(end ?? today);

/**
 * The months of a role, its first and its last counted whole: April to June are three.
 *
 * @param today the current month, `YYYY-MM`, at which a period without an end is cut.
 */
export function heldSpan(period: Period, today: string): MonthSpan {
  const from = monthNumber(period.start);
  return { from, to: Math.max(from, endOf(period, today) + 1) };
}

/** The months of a study by difference: April to June are two (spec 3 §4). */
export function studySpan(period: Period, today: string): MonthSpan {
  const from = monthNumber(period.start);
  return { from, to: Math.max(from, endOf(period, today)) };
}

/** How many months a span is long. */
export const lengthOf = ({ from, to }: MonthSpan): number => to - from;

/** How many months lie in at least one of the spans: a month that several share counts once. */
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

/** Months as 'n yr m mo'; a part that is nothing is left out, unless both are (spec 3 §9). */
export function durationLabel(months: number): string {
  const [years, rest] = [Math.floor(months / 12), months % 12];
  return [years > 0 && `${years} yr`, (rest > 0 || years === 0) && `${rest} mo`]
    .filter(Boolean)
    .join(' ');
}
