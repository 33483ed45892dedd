import { monthNames } from './months.ts';

/** Shown in place of the end of something ongoing (spec 3 §9). */
export const present = 'Present';

/** The month of a moment as `YYYY-MM`, in UTC like every stored moment. */
export const monthOf = (moment: Date): string => moment.toISOString().slice(0, 7);

/** `YYYY-MM` as 'Apr 2021'; null, the end of something ongoing, as 'Present' (spec 3 §9). */
export function monthLabel(month: string | null): string {
  if (month === null) return present;
  const name = monthNames[Number(month.slice(5, 7)) - 1];
  return name ? `${name} ${month.slice(0, 4)}` : month;
}

/** A period as 'Apr 2021 to Present'. */
export const periodLabel = (start: string, end: string | null): string =>
  `${monthLabel(start)} to ${monthLabel(end)}`;

/** A period's years in short: '2021–', '2018–21', '1998–2003', '2020'. */
export function yearsLabel(start: string, end: string | null): string {
  const from = start.slice(0, 4);
  if (end === null) return `${from}–`;
  const to = end.slice(0, 4);
  if (to === from) return from;
  return `${from}–${to.slice(0, 2) === from.slice(0, 2) ? to.slice(2) : to}`;
}

/** A stored moment's day as '18 Nov 2026', in UTC; empty when unknown. */
export const dayLabel = (moment: string | null): string =>
  moment ? `${Number(moment.slice(8, 10))} ${monthLabel(moment.slice(0, 7))}` : '';

/** A number with at least two digits, such as '09'. */
export const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A moment's time as '09:30', in the local time zone. */
export const clockTime = (moment: Date): string =>
  `${twoDigits(moment.getHours())}:${twoDigits(moment.getMinutes())}`;

const dayHere = (moment: Date) => `${moment.getDate()} ${monthNames[moment.getMonth()]}`;

/** A moment as '18 Nov, 09:30', in the local time zone; empty when unknown. */
export function momentLabel(moment: string): string {
  const at = new Date(moment);
  return at.getTime() ? `${dayHere(at)}, ${clockTime(at)}` : ''; // NaN if it is none
}

/** A stored moment as '18 Nov 2026, 09:30', in the local time zone. */
export function dateTimeLabel(moment: string): string {
  const at = new Date(moment);
  return `${dayHere(at)} ${at.getFullYear()}, ${clockTime(at)}`;
}
