import * as v from 'valibot';
import { messagesByField } from '../../../entities/entity.ts';
import { projectSchema } from '../../../entities/project.ts';
import { type ProjectDraft, payloadOf } from '../../../lib/projects/draft.ts';

export type FormErrors = Readonly<Record<string, string>>;

/** The errors that prevent a save, by field, in the words of spec 2 §5. */
export function errorsOf(draft: ProjectDraft): FormErrors {
  const { issues = [] } = v.safeParse(projectSchema, payloadOf(draft));
  return messagesByField(issues);
}

export const tabs = ['Project Details', 'Media & Tech', 'Settings'] as const;
export type TabName = (typeof tabs)[number];

const tabOfField: Record<string, TabName> = {
  techStack: 'Media & Tech',
  images: 'Media & Tech',
  featured: 'Settings',
  sortOrder: 'Settings',
};

/** The tabs that hold a field with an error. */
export function tabsOfErrors(errors: FormErrors): readonly TabName[] {
  const wrong = Object.keys(errors).map((field) => tabOfField[field] ?? 'Project Details');
  return tabs.filter((tab) => wrong.includes(tab));
}

/** The first of them. */
export const tabOfErrors = (errors: FormErrors): TabName =>
  tabsOfErrors(errors)[0] ?? 'Project Details';
