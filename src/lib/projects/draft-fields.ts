import type { ProjectDraft } from './draft.ts';

/** The names of the project form's fields, in the order of the form. */
export const fieldNames: Record<keyof ProjectDraft, string> = {
  name: 'Project Name',
  projectUrl: 'Project URL',
  summaryHtml: 'Project Summary',
  client: 'Client',
  role: 'Your Role',
  location: 'Location',
  status: 'Status',
  startYM: 'Start Date',
  endYM: 'End Date',
  techStack: 'Tech Stack',
  images: 'Image URLs',
  featured: 'Featured Project',
  sortOrder: 'Sort Order',
};

/** The fields in which two drafts differ, in the order of the form. */
export const differingFields = (a: ProjectDraft, b: ProjectDraft): (keyof ProjectDraft)[] =>
  (Object.keys(fieldNames) as (keyof ProjectDraft)[]).filter((field) => a[field] !== b[field]);
