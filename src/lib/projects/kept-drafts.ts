import { projectStatuses } from '../../entities/project.ts';
import { isRecord } from '../../entities/spelling.ts';
import { emptyDraft, listText, type ProjectDraft, sameDraft } from './draft.ts';

/**
 * A draft kept on the device, its time, which is empty if unknown, and the version it started from,
 * if known.
 */
export type KeptDraft = { draft: ProjectDraft; at: string; etag?: string | null };

const isText = (value: unknown): value is string => typeof value === 'string';

/** A stored value as the text of a field; null for what is none, as an object is. */
function textIn(value: unknown): string | null {
  if (Array.isArray(value)) return listText(value.filter(isText));
  return isText(value) || typeof value === 'number' ? String(value) : null;
}

const texts = Object.keys(emptyDraft).filter(
  (field): field is keyof ProjectDraft => field !== 'featured' && field !== 'status',
);

/** A stored draft, with defaults for fields that are missing or of another kind. */
function draftIn(stored: Record<string, unknown>): ProjectDraft {
  const read = texts.map((field) => [field, textIn(stored[field]) ?? emptyDraft[field]]);
  return {
    ...emptyDraft,
    ...(Object.fromEntries(read) as Partial<ProjectDraft>),
    featured: stored.featured === true,
    status: projectStatuses.find((status) => status === stored.status) ?? emptyDraft.status,
  };
}

/**
 * The drafts in a stored value, each once: the one kept last, and those that were still offered
 * then. A value that is none gives none.
 */
export function keptDrafts(stored: unknown): KeptDraft[] {
  if (!(isRecord(stored) && isRecord(stored.draft) && isText(stored.draft.name))) return [];
  const { draft, at, etag, offered } = stored;
  const version = isText(etag) || etag === null ? { etag } : {};
  const first = { draft: draftIn(draft), at: isText(at) ? at : '', ...version };
  const others = (Array.isArray(offered) ? offered : []).flatMap(keptDrafts);
  return [first, ...others.filter((other) => !sameDraft(other.draft, first.draft))];
}
