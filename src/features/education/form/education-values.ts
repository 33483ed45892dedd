import * as v from 'valibot';
import {
  type Education,
  educationLimits,
  educationSchema,
  gpaFrom,
} from '../../../entities/education.ts';
import { messagesByField } from '../../../entities/entity.ts';
import { tooLong } from '../../../entities/too-long.ts';
import type { StudyDates } from '../../../lib/career/study-dates.ts';
import { partsOf } from '../../../lib/months.ts';

/** A record in the form: the GPA is text as typed, a missing end is an empty text. */
export type EducationValues = Omit<Education, 'endYM' | 'gpa' | 'createdAt' | 'updatedAt'> &
  StudyDates & { gpa: string };

export const newEducation: EducationValues = {
  school: '',
  level: '',
  degree: '',
  field: '',
  startYM: '',
  endYM: '',
  isOngoing: false,
  gpa: '',
  thesis: '',
  description: '',
  details: '',
  type: '',
};

type Raw = Record<string, unknown>;

/** The readable fields of an invalid record, so that it can be corrected. */
const salvaged = (raw: Raw): Partial<EducationValues> =>
  Object.fromEntries(
    Object.entries(educationSchema.respell(raw)).filter(
      ([name, value]) => typeof value === 'string' && !['startYM', 'endYM'].includes(name),
    ),
  );

/** The form's values of a record, whichever names its fields have. */
export function valuesOf(raw: Raw): EducationValues {
  const { success, output } = v.safeParse(educationSchema, raw);
  if (!success) return { ...newEducation, ...salvaged(raw) };
  const { createdAt: _, updatedAt: __, ...record } = output;
  const gpa = record.gpa === null ? '' : String(record.gpa);
  return { ...record, gpa, endYM: record.endYM ?? '', isOngoing: record.endYM === null };
}

const numberOf = (part: string) => (part === '' ? null : Number(part));

function datesOf(end: 'start' | 'end', yearMonth: string) {
  const { year, month } = partsOf(yearMonth);
  const [fullYear, monthNumber] = [numberOf(year), numberOf(month)];
  return {
    [`${end}YM`]: yearMonth || null,
    [`${end}Year`]: fullYear,
    [`${end}Month`]: monthNumber,
    [`${end}_ym`]: yearMonth || null,
    [`${end}_year`]: fullYear,
    [`${end}_month`]: monthNumber,
  };
}

/** The payload: the fields, their snake_case copies, and other names of some (spec 3 §3). */
export function payloadOf({ isOngoing, startYM, endYM, gpa, ...record }: EducationValues) {
  const grade = gpaFrom(gpa);
  return {
    ...record,
    gpa: grade,
    grade,
    institution: record.school,
    major: record.field,
    ...datesOf('start', startYM),
    ...datesOf('end', isOngoing ? '' : endYM),
  };
}

/** The errors by field; the dates have their own banner. */
export function errorsOf(values: EducationValues): Record<string, string> {
  const result = v.safeParse(educationSchema, payloadOf(values));
  const found = result.success ? {} : messagesByField(result.issues);
  const gpa = tooLong(values.gpa, educationLimits.gpa);
  return gpa ? { ...found, gpa } : found;
}
