import { fromRoot } from '../../entities/address-fields.ts';
import { isYearMonth } from '../../entities/date-fields.ts';
import { endsBeforeStart } from '../../entities/period.ts';
import type { Project, ProjectView } from '../../entities/project.ts';
import { isWebAddress } from '../../entities/web-address.ts';
import { folded } from './synonyms.ts';

/** A project in the form: lists are comma-separated text, dates may be half chosen. */
export type ProjectDraft = {
  name: string;
  projectUrl: string;
  summaryHtml: string;
  techStack: string;
  images: string;
  featured: boolean;
  sortOrder: string;
  client: string;
  role: string;
  location: string;
  startYM: string;
  endYM: string;
  status: Project['status'];
};

/** The form's defaults (spec 2 §3). */
export const emptyDraft: ProjectDraft = {
  name: '',
  projectUrl: '',
  summaryHtml: '',
  techStack: '',
  images: '',
  featured: false,
  sortOrder: '0',
  client: '',
  role: '',
  location: '',
  startYM: '',
  endYM: '',
  status: 'In Progress',
};

/** The trimmed, non-empty items of a text, between separators. */
const itemsOf = (text: string, separator: RegExp | string): string[] =>
  text
    .split(separator)
    .map((item) => item.trim())
    .filter((item) => item !== '');

/** The items of a comma-separated text. */
export const listItems = (text: string): string[] => itemsOf(text, ',');

/**
 * The addresses in a comma-separated text, as they will be stored; one that contains commas stays
 * whole.
 */
export const imageItems = (text: string): string[] =>
  itemsOf(text, /(?<!data:[^\s,]*),(?=\s|,|$|https?:|data:|\/)/i).map(fromRoot);

/** A list as comma-separated text; `listItems` and `imageItems` reverse it. */
export const listText = (items: readonly string[]): string => items.join(', ');

/** A stored project as the form shows it. */
export const draftOf = (project: ProjectView): ProjectDraft => ({
  name: project.name,
  projectUrl: project.links.url ?? '',
  summaryHtml: project.summary,
  techStack: listText(project.techStack),
  images: listText(project.images),
  featured: project.featured,
  sortOrder: String(project.sortOrder),
  client: project.client,
  role: project.role,
  location: project.location,
  startYM: project.startDate ?? '',
  endYM: project.endDate ?? '',
  status: project.status,
});

/** The payload for the API; it has `links` only if a URL is set (spec 2 §7). */
export const payloadOf = (draft: ProjectDraft) => ({
  name: draft.name.trim(),
  summary: draft.summaryHtml,
  techStack: listItems(draft.techStack),
  images: imageItems(draft.images),
  featured: draft.featured,
  sortOrder: draft.sortOrder.trim() === '' ? 0 : Number(draft.sortOrder),
  client: draft.client,
  role: draft.role,
  location: draft.location,
  startDate: draft.startYM,
  endDate: draft.endYM || null,
  status: draft.status,
  ...(draft.projectUrl.trim() && { links: { url: draft.projectUrl.trim() } }),
});

/**
 * Sets the end date and adjusts the status: setting it while In Progress makes the project
 * Completed, clearing it while Completed makes it In Progress (spec 2 §4). One half chosen is none.
 */
export function withEnd(draft: ProjectDraft, endYM: string): ProjectDraft {
  const { status } = draft;
  const isSet = isYearMonth(endYM);
  if (isSet && status === 'In Progress') return { ...draft, endYM, status: 'Completed' };
  if (!isSet && status === 'Completed') return { ...draft, endYM, status: 'In Progress' };
  return { ...draft, endYM };
}

/** Whether two drafts are equal in every field. */
export const sameDraft = (a: ProjectDraft, b: ProjectDraft): boolean =>
  (Object.keys(emptyDraft) as (keyof ProjectDraft)[]).every((field) => a[field] === b[field]);

/** Whether the end is before the start; false while either is incomplete. */
export const hasEarlyEnd = ({ startYM, endYM }: ProjectDraft): boolean =>
  endsBeforeStart(startYM, endYM);

/** Whether another project has this name, ignoring letter case (spec 2 §5). */
export const isTaken = (name: string, others: readonly Pick<ProjectView, 'name'>[]): boolean =>
  name.trim() !== '' && others.some((other) => folded(other.name) === folded(name));

/** The list with one item moved to index `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, at) => at !== from);
  const item = items[from];
  return item === undefined ? rest : [...rest.slice(0, to), item, ...rest.slice(to)];
}

/** The host and path for a link preview; null while the address could not be saved. */
export function linkPreview(text: string): { host: string; path: string } | null {
  if (!isWebAddress(text.trim())) return null;
  const { host, pathname, search } = new URL(text.trim());
  return { host, path: pathname === '/' && !search ? '' : `${pathname}${search}` };
}
