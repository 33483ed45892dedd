import { twoDigits } from './dates.ts';
import { joinedMonth } from './months.ts';

/** How many years the month popup shows before and after the current one (spec 3 §5). */
const reach = 7;

/**
 * Turns a typed month, `M/YYYY`, `MM-YYYY` or `MM.YYYY`, into `YYYY-MM`. Returns null for anything
 * else, which clears the box (spec 3 §5).
 */
export function typedMonth(text: string): string | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{4})\s*$/.exec(text) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  return isMonth ? `${year}-${month.padStart(2, '0')}` : null;
}

/** `YYYY-MM` as the box shows it, `MM/YYYY`; empty for null. */
export const monthText = (month: string | null): string =>
  month ? `${month.slice(5)}/${month.slice(0, 4)}` : '';

/** The month chosen in a year of the popup, as `YYYY-MM`. @param month January is 1 */
export const chosenMonth = (year: number, month: number): string =>
  joinedMonth(String(year).padStart(4, '0'), twoDigits(month));

const lastYear = 9999;

/** A year, or the nearest one that a month can have: of four digits. */
export const yearWithin = (year: number): number => Math.min(Math.max(year, 0), lastYear);

/** The 15 years to choose from around one, of those that a month can have. */
export const yearGrid = (year: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, n) => year - reach + n).filter(
    (one) => one === yearWithin(one),
  );
