import * as v from 'valibot';
import { isYearMonth } from './date-fields.ts';
import type { Respelling } from './entity.ts';
import { isRecord } from './spelling.ts';

const isMonth = (value: unknown): value is string =>
  typeof value === 'string' && isYearMonth(value);

/** Whether a period ends before it starts; false while either is not a month, `YYYY-MM`. */
export const endsBeforeStart = (start: unknown, end: unknown): boolean =>
  isMonth(start) && isMonth(end) && end < start;

/** Says at field `end` that it is before field `start`, whatever else is wrong with the entity. */
const refusesEarlyEnd = <T>(start: keyof T & string, end: keyof T & string, message: string) =>
  v.rawCheck<T>(({ dataset: { value: input }, addIssue }) => {
    if (!isRecord(input) || !endsBeforeStart(input[start], input[end])) return;
    addIssue({
      message,
      path: [{ type: 'object', origin: 'value', input, key: end, value: input[end] }],
    });
  });

/** The schema of an entity whose field `end` is never before its field `start`. */
export function withPeriod<S extends v.GenericSchema<unknown, object> & Respelling>(
  schema: S,
  start: keyof v.InferOutput<S> & string,
  end: keyof v.InferOutput<S> & string,
  message: string,
) {
  const { respell, spellings } = schema;
  const checked = v.pipe(schema, refusesEarlyEnd<v.InferOutput<S>>(start, end, message));
  return Object.assign(checked, { respell, spellings });
}
