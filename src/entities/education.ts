import * as v from 'valibot';
import { moment, requiredYearMonth, yearMonth } from './date-fields.ts';
import { entitySchema } from './entity.ts';
import { markup, requiredText, text } from './fields.ts';
import { withPeriod } from './period.ts';
import { respell } from './spelling.ts';

/** Levels from low to high (spec 3 §3). */
export const educationLevels = [
  'Primary School',
  'Secondary School',
  'High School',
  'Diploma/Certificate',
  'Bachelor',
  'Master',
  'MPhil',
  'PhD',
  'Other',
] as const;

/** Texts and limits of the education form (spec 3 §5, §9). */
export const educationMessages = {
  schoolRequired: 'School is required',
  badStart: 'Please select a valid Start Date (YYYY-MM).',
  badEnd: 'Please complete End Date (YYYY-MM), or mark as Currently studying.',
  endBeforeStart: 'End Date must be after Start Date.',
  notFound: 'Education record not found',
} as const;
export const educationLimits = {
  school: 120,
  degree: 120,
  field: 120,
  gpa: 10,
  type: 60,
  description: 200,
  thesis: 200,
  details: 1000,
} as const;

const isWritten = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** GPA: max 10 characters; non-numeric becomes null (spec 3 §5). */
export function gpaFrom(value: unknown): number | null {
  const written = isWritten(value) ? String(value).trim().slice(0, educationLimits.gpa) : '';
  return written === '' || !Number.isFinite(Number(written)) ? null : Number(written);
}

type Raw = Record<string, unknown>;

/** The names under which a whole month, or its year and month apart, may be sent. */
const piecesOf = (end: 'start' | 'end') => ({
  whole: [`${end}YM`, `${end}_ym`],
  year: [`${end}Year`, `${end}_year`],
  month: [`${end}Month`, `${end}_month`],
});

/** Every name that `monthIn` looks for. */
const allPieces = (['start', 'end'] as const).flatMap((end) =>
  Object.entries(piecesOf(end)).flat(2),
);

/**
 * The month that was sent: undefined if none was, null if it was emptied. Of a year or a month sent
 * alone the other is the stored one's; without one, a year alone means its January. Pieces that do
 * not make a month are returned as they are, for the schema to refuse.
 */
function monthIn(raw: Raw, end: 'start' | 'end', stored: unknown): unknown {
  const [storedYear, storedMonth] = typeof stored === 'string' ? stored.split('-') : [];
  const { whole, year, month } = respell(raw, piecesOf(end));
  if (whole !== undefined && whole !== null) return whole;
  if (year === null || year === '') return null;
  const first = year ?? (month ? storedYear : undefined);
  if (!first) return whole;
  const second = month || (month === undefined && storedMonth) || 1;
  const isMonth = isWritten(first) && isWritten(second);
  return isMonth ? `${first}-${String(second).padStart(2, '0')}` : [first, second];
}

/** Joins years and months that were sent apart. */
function withMonths(raw: Raw, stored: Raw = {}): Raw {
  const [startYM, endYM] = [
    monthIn(raw, 'start', stored.startYM),
    monthIn(raw, 'end', stored.endYM),
  ];
  return {
    ...raw,
    ...(startYM !== undefined && { startYM }),
    ...(endYM !== undefined && { endYM }),
  };
}

const record = entitySchema(
  {
    school: requiredText(educationMessages.schoolRequired, educationLimits.school),
    level: text(60),
    degree: text(educationLimits.degree),
    field: text(educationLimits.field),
    startYM: requiredYearMonth(educationMessages.badStart),
    endYM: yearMonth(educationMessages.badEnd),
    gpa: v.optional(v.pipe(v.unknown(), v.transform(gpaFrom), v.nullable(v.number())), null),
    thesis: text(educationLimits.thesis),
    description: text(educationLimits.description),
    details: markup(educationLimits.details),
    type: text(educationLimits.type),
    createdAt: moment(),
    updatedAt: moment(),
  },
  {
    school: ['institution'],
    field: ['major'],
    startYM: ['start_ym'],
    endYM: ['end_ym'],
    gpa: ['grade'],
    createdAt: ['created_at'],
    updatedAt: ['updated_at'],
  },
  { gather: withMonths, pieces: allPieces },
);

/** A time of study. Without an end it is ongoing; its end is never before its start. */
export const educationSchema = withPeriod(
  record,
  'startYM',
  'endYM',
  educationMessages.endBeforeStart,
);

export type Education = v.InferOutput<typeof educationSchema>;
export type EducationView = Education & {
  id: string;
  startYear: number;
  startMonth: number;
  endYear: number | null;
  endMonth: number | null;
};
