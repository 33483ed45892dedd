/**
 * A whole number with commas between its thousands: '1,234'. Small ones go without the platform's
 * formatter, whose first use holds a phone up for a tenth of a second.
 */
export const countLabel = (count: number): string =>
  count < 1000 ? String(count) : count.toLocaleString('en');
