import * as v from 'valibot';
import { messagesByField } from '../../../entities/entity.ts';
import {
  type Experience,
  experienceIdNames,
  experienceLimits,
  experienceSchema,
} from '../../../entities/experience.ts';
import { cleanDescription } from '../../../lib/career/description-style.ts';
import { plainText } from '../../../lib/plain-text.ts';
import { withTags } from '../../../lib/tag-list.ts';

/** A role in the form: a missing end is an empty text, a half-chosen date is kept as it is. */
export type ExperienceValues = Omit<Experience, 'endDate'> & {
  endDate: string;
  isCurrent: boolean;
};

export const newExperience: ExperienceValues = {
  company: '',
  role: '',
  project: '',
  location: '',
  startDate: '',
  endDate: '',
  descriptionHtml: '',
  tools: [],
  isCurrent: false,
};

type Raw = Record<string, unknown>;

/** The readable fields of an invalid record, so that it can be corrected. */
function salvaged(raw: Raw): Partial<ExperienceValues> {
  const texts = Object.entries(experienceSchema.respell(raw)).filter(
    ([name, value]) =>
      typeof value === 'string' && !['startDate', 'endDate', 'tools'].includes(name),
  );
  return Object.fromEntries(texts);
}

const read = (raw: Raw): Partial<ExperienceValues> => {
  const { typed, output } = v.safeParse(experienceSchema, raw);
  if (!typed) return salvaged(raw);
  return { ...output, endDate: output.endDate ?? '', isCurrent: output.endDate === null };
};

/** The form's values of a role, whichever names its fields have (spec 3 §3). */
export function valuesOf(raw: Raw): ExperienceValues {
  const values = { ...newExperience, ...read(raw) };
  return { ...values, descriptionHtml: cleanDescription(values.descriptionHtml) };
}

/** A record's id, under any of its names; empty if it has none. */
export const idOf = (raw: Raw): string =>
  String(experienceIdNames.map((name) => raw[name]).find(Boolean) ?? '');

/** Sets or clears the current-role checkbox; setting it clears endDate (spec 3 §2). */
export const withCurrent = (isCurrent: boolean): Partial<ExperienceValues> =>
  isCurrent ? { isCurrent, endDate: '' } : { isCurrent };

/** Adds skills, up to 20 (spec 3 §9). */
export const withSkills = (tools: readonly string[], more: readonly string[]): string[] =>
  withTags(tools, more).slice(0, experienceLimits.tools);

/** The errors by field. */
export function errorsOf(values: ExperienceValues): Record<string, string> {
  const endDate = values.isCurrent ? '' : values.endDate;
  const result = v.safeParse(experienceSchema, { ...values, endDate });
  return messagesByField(result.issues ?? []);
}

/** The payload: the fields, with copies for other versions of the API (spec 3 §3). */
export function payloadOf({ isCurrent, endDate, ...values }: ExperienceValues) {
  const descriptionHtml = cleanDescription(values.descriptionHtml);
  return {
    ...values,
    descriptionHtml,
    endDate: isCurrent || endDate === '' ? null : endDate,
    description: plainText(descriptionHtml),
    tags: values.tools,
    skills: values.tools,
    projectName: values.project,
  };
}
