/** Month names as they are shown, January first. */
export const monthNames = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** The parts of `YYYY-MM`, also of one half chosen: `YYYY-` or `-MM`; empty if nothing is chosen. */
export function partsOf(yearMonth: string | null): { year: string; month: string } {
  const [, year = '', month = ''] = /^(\d{4})?-(\d{2})?$/.exec(yearMonth ?? '') ?? [];
  return { year, month };
}

/** The parts joined again; `isYearMonth` only once both are chosen. */
export const joinedMonth = (year: string, month: string): string =>
  year || month ? `${year}-${month}` : '';

/** Years to choose from, the latest first. */
export const yearsBetween = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, n) => last - n);
