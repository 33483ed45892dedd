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

/** The 15 years to choose from around one. */
export const yearGrid = (year: number): number[] =>
  Array.from({ length: 2 * reach + 1 }, (_, n) => year - reach + n);
