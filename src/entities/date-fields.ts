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

/** No date is longer, comments included. */
const TEXT_MAX = 100;

/** What date parsers skip; the last one may not be closed. */
const COMMENT = /\((?:[^()]|\([^()]*\))*\)?/g;

/**
 * A time zone that date parsers know: a name after a number, or an offset after a time; in
 * `00:30 2024-05-01` there is none.
 */
const ZONE =
  /\d(?:.*[^a-z])?(?:z|utc?|gmt|[ecmp][sd]t)(?![a-z])|:\d.*(?:\+|[^\d.]-)\d|\d:[\d.]+-\d/is;

/** The date a text or a number tells. A text without a time zone is in UTC, wherever it is read. */
function dateOf(value: string | number): Date {
  if (typeof value === 'number') return new Date(value);
  const text = value.replace(COMMENT, ' ').trim();
  if (ZONE.test(text)) return new Date(text);
  const date = new Date(`${text} UTC`);
  return Number.isNaN(date.getTime()) ? new Date(`${text}Z`) : date; // ISO 8601 takes no name
}

/** Rejects years before 0 and after 9999, which not every date parser accepts. */
function isMoment(value: string | number): boolean {
  if (String(value).length > TEXT_MAX) return false;
  const year = dateOf(value).getUTCFullYear();
  return year >= 0 && year <= 9999;
}

/** A moment as ISO 8601 text in UTC, or null when unknown. */
export const moment = () =>
  v.optional(
    v.pipe(
      v.union([v.string(), v.number(), v.null()], 'Must be a date.'),
      v.transform((value) => (value === '' ? null : value)),
      v.check((value) => value === null || isMoment(value), 'Must be a date.'),
      v.transform((value) => (value === null ? null : dateOf(value).toISOString())),
      v.nullable(v.string()),
    ),
    null,
  );
