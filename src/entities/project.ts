import * as v from 'valibot';
import { fromRoot, isImageAddress, webAddress } from './address-fields.ts';
import { moment, yearMonth } from './date-fields.ts';
import { entitySchema } from './entity.ts';
import { choice, flag, markup, number, requiredText, text, textList } from './fields.ts';
import { withPeriod } from './period.ts';

/** Texts of the projects list and form (spec 2 §5, §8). */
export const projectMessages = {
  nameRequired: 'Name is required',
  badStart: 'Please select a valid Start Date (YYYY-MM).',
  badEnd: 'Please complete End Date (YYYY-MM), or leave blank.',
  endBeforeStart: 'End Date must be after Start Date.',
  endBeforeStartLive: 'End date must be after start date.',
  duplicateName: 'Heads up: another project already uses this name.',
  deleteQuestion: 'Delete this project?',
  deleteFailed: 'Delete failed',
  listFailed: 'Failed to load projects',
  loadFailed: 'Failed to load project',
  notFound: 'Project not found',
  saveFailed: 'Save failed',
  sessionExpired: 'Session may have expired. Click Owner → Unlock again and retry.',
  suggestionsFailed: 'Failed to generate suggestions. Please try again.',
} as const;

/** What a visitor reads where there are no projects yet (spec 2 §2). */
export const noProjects = {
  title: 'Ready to build something amazing',
  hint: 'Check back soon for exciting new projects',
} as const;

export const projectLimits = { name: 80 } as const;

export const projectStatuses = ['Planned', 'In Progress', 'Completed', 'On Hold'] as const;

/** Whether a status in free words means that the project is in progress (spec 1 §9). */
const isInProgress = (status: string): boolean => /in progress|wip|ongoing/i.test(status);

/** The texts for a project without a name or summary (spec 2 §2). */
export const projectFallbacks = {
  name: 'Untitled Project',
  summary: 'No description available.',
} as const;

/** The names a project's id may have (spec 2 §3). */
export const projectIdNames = ['id', 'project_id', 'slug'] as const;

const linksSchema = entitySchema({ url: webAddress() }, { url: ['link'] });

const linksFrom = (value: unknown) => (typeof value === 'string' ? { url: value } : value);

const fields = {
  name: requiredText(projectMessages.nameRequired, projectLimits.name),
  summary: markup(),
  techStack: textList(),
  images: v.pipe(
    textList(),
    v.mapItems(fromRoot),
    v.everyItem(isImageAddress, 'Must be image addresses.'),
  ),
  featured: flag(false),
  sortOrder: number(0),
  client: text(120),
  role: text(120),
  location: text(120),
  startDate: yearMonth(projectMessages.badStart),
  endDate: yearMonth(projectMessages.badEnd),
  status: choice('status', projectStatuses, 'In Progress', (word) =>
    isInProgress(word) ? 'In Progress' : undefined,
  ),
  links: v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => linksFrom(value) ?? {}),
      linksSchema,
    ),
    () => ({}),
  ),
  createdAt: moment(),
  updatedAt: moment(),
};

const spellings = {
  name: ['title', 'project_name'],
  summary: ['summaryHtml', 'summary_html', 'bodyHtml', 'body_html', 'description'],
  techStack: ['tech_stack', 'technologies', 'techs'],
  images: ['image_urls', 'gallery'],
  featured: ['is_featured', 'starred'],
  sortOrder: ['sort_order'],
  startDate: ['start_date'],
  endDate: ['end_date'],
  links: ['url', 'link'],
  createdAt: ['created_at', 'created'],
  updatedAt: ['updated_at', 'modifiedAt', 'modified_at', 'modified'],
};

/** A project. Its end must not be before its start. */
export const projectSchema = withPeriod(
  entitySchema(fields, spellings),
  'startDate',
  'endDate',
  projectMessages.endBeforeStart,
);

/** A project as read from the content folder: one without a name is shown without it (spec 2 §2). */
export const storedProjectSchema = withPeriod(
  entitySchema({ ...fields, name: text(projectLimits.name) }, spellings),
  'startDate',
  'endDate',
  projectMessages.endBeforeStart,
);

export type Project = v.InferOutput<typeof projectSchema>;
/** A project as the API gives it: `readingTime` in minutes. */
export type ProjectView = Project & { id: string; readingTime: number };
