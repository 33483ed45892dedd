import * as v from 'valibot';

const YEAR_MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** Whether a text is a year and month, `YYYY-MM`. */
export const isYearMonth = (value: string): boolean => YEAR_MONTH.test(value);

const toYearMonth = (value: string | null) => {
  const month = value?.trim().replace(/^(\d{4}-\d{2})-\d{2}.*$/, '$1') ?? '';
  return month === '' ? null : month;
};

/** `YYYY-MM` or null. A whole date gives its month; absent and empty give null. */
export const yearMonth = (message: string) =>
  v.optional(
    v.pipe(
      v.nullable(v.string(message)),
      v.transform(toYearMonth),
      v.nullable(v.pipe(v.string(), v.regex(YEAR_MONTH, message))),
    ),
    null,
  );

/** Like `yearMonth`, but a month is required. */
export const requiredYearMonth = (message: string) =>
  v.optional(v.pipe(yearMonth(message), v.string(message)), '');

/** Rejects years before 0, which not every date parser accepts. */
const isMoment = (value: string | number) => new Date(value).getUTCFullYear() >= 0;

/** A moment as ISO 8601 text in UTC, or null when unknown. */
export const moment = () =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number(), v.null()], 'Must be a date.'),
      v.transform((value) => (value === '' ? null : value)),
      v.check((value) => value === null || isMoment(value), 'Must be a date.'),
      v.transform((value) => (value === null ? null : new Date(value).toISOString())),
    ),
    null,
  );
