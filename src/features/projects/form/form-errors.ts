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

/** The tab that holds the first field with an error. */
export const tabOfErrors = (errors: FormErrors): TabName => {
  const [field = ''] = Object.keys(errors);
  return tabOfField[field] ?? 'Project Details';
};
