import * as v from 'valibot';
import { messagesByField } from '../../../entities/entity.ts';
import { projectMessages, projectSchema } from '../../../entities/project.ts';
import { type ProjectDraft, payloadOf } from '../../../lib/projects/draft.ts';
import { asSentence, failureWords } from '../../../lib/save-words.ts';

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

/** Why the form has no project to show: 'Project not found', else 'Failed to load project' and why. */
export function loadFailureWords(error: unknown): string {
  const why = failureWords(error);
  const isMissing = why === projectMessages.notFound;
  return isMissing ? why : `${asSentence(projectMessages.loadFailed)} ${asSentence(why)}`;
}
