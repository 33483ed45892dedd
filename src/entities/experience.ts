import * as v from 'valibot';
import { requiredYearMonth, yearMonth } from './date-fields.ts';
import { entitySchema } from './entity.ts';
import { markup, requiredText, text, textListOf } from './fields.ts';
import { endsBeforeStart, withPeriod } from './period.ts';
import type { Spellings } from './spelling.ts';

/** Texts and limits of the experience form (spec 3 §5, §9). */
export const experienceLimits = { tools: 20 } as const;
export const experienceMessages = {
  companyRequired: 'Company is required',
  startRequired: 'Start date is required',
  badEnd: 'Please enter the end date as YYYY-MM.',
  endBeforeStart: 'End date must be after start date.',
  tooManyTools: `At most ${experienceLimits.tools} skills.`,
} as const;

const entries = {
  company: requiredText(experienceMessages.companyRequired, 160),
  role: text(160),
  project: text(160),
  location: text(160),
  startDate: requiredYearMonth(experienceMessages.startRequired),
  endDate: yearMonth(experienceMessages.badEnd),
  descriptionHtml: markup(),
  tools: textListOf(experienceLimits.tools, /[,;|]/),
};

const spellings: Spellings = {
  company: ['Company', 'employer'],
  role: ['position', 'title', 'jobTitle'],
  project: ['client', 'projectName'],
  location: ['city'],
  startDate: ['start_date', 'from'],
  endDate: ['end_date', 'to'],
  descriptionHtml: ['html', 'description_html', 'body', 'content', 'details', 'description'],
  tools: ['tags', 'skills', 'technologies'],
};

/** A role held. Without an end it is the current one; its end must not be before its start. */
export const experienceSchema = withPeriod(
  entitySchema(entries, spellings),
  'startDate',
  'endDate',
  experienceMessages.endBeforeStart,
);

/**
 * A role as read from the content folder. One whose company or dates cannot be read, or whose end is
 * before its start, gets an empty `startDate`, so that the list shows it as malformed, to be edited
 * or deleted (spec 3 §2).
 */
export const storedExperienceSchema = entitySchema(
  {
    ...entries,
    company: v.fallback(entries.company, ''),
    startDate: v.fallback(entries.startDate, ''),
    endDate: v.fallback(entries.endDate, null),
  },
  spellings,
  { mend: markedUnreadable },
);

/**
 * Marks a role with an unreadable end too, because it would pass for the current one, and one whose
 * end is before its start, because it has no duration to show.
 */
function markedUnreadable(role: Record<string, unknown>): Record<string, unknown> {
  const start = v.safeParse(entries.startDate, role.startDate);
  const end = v.safeParse(entries.endDate, role.endDate);
  const isUnreadable = !end.success || endsBeforeStart(start.output, end.output);
  return isUnreadable ? { ...role, startDate: '' } : role;
}

/** The names a role's id may have (spec 3 §3). */
export const experienceIdNames = ['id', 'Id', '_id', 'experienceId', 'experience_id'] as const;

export type Experience = v.InferOutput<typeof experienceSchema>;
export type ExperienceView = Experience & {
  id: string;
  description: string;
  tags: string[];
  skills: string[];
  projectName: string;
};
