import { monthNumber } from '../durations.ts';

/** The month some months before another, both `YYYY-MM`. */
export function monthsBefore(month: string, count: number): string {
  const number = monthNumber(month) - count;
  const year = String(Math.floor(number / 12)).padStart(4, '0');
  return `${year}-${String((number % 12) + 1).padStart(2, '0')}`;
}

/** The month of a moment in the local time zone, as `YYYY-MM`. */
export const localMonth = (moment: Date): string =>
  `${String(moment.getFullYear()).padStart(4, '0')}-${String(moment.getMonth() + 1).padStart(2, '0')}`;

/** Quick-select dates of the experience form (spec 3 §2). */
export const quickMonths = [
  ['This Month', 0],
  ['Last Month', 1],
  ['6 Months Ago', 6],
  ['1 Year Ago', 12],
] as const;
