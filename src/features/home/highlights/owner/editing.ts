import type { Written } from '../../../../api/writes.ts';
import { type HighlightView, isLocalHighlight } from '../../../../entities/highlight.ts';
import { statusOf } from '../../../../lib/api-error.ts';
import { begun } from '../../../../lib/begun.ts';
import {
  fieldsOf,
  type HighlightFields,
  newFields,
  nextLocalId,
  previewOf,
  type problemsIn,
  sameFields,
} from '../../../../lib/highlights.ts';
import type { Obstacle } from '../../../../ui/obstacle/obstacle.ts';
import { ChangedMeanwhile } from '../../../../ui/obstacle/versions.ts';
import { sameMarkup } from '../../../../ui/same-markup.ts';
import { dropDraft, readDraft } from './device-highlights.ts';
import { $highlights, dropHighlight, putHighlight } from './highlight-list.ts';
import { beginCreation, readHighlight, saveHighlight, sentFields } from './highlight-requests.ts';

/** A highlight being edited: its form, the content it is based on, and the version of that. */
export type Editing = {
  id: string;
  /** Identifies the form, also after a new highlight gets its id from the server. */
  form: number;
  /** Just created: cancelling removes it again. */
  isNew: boolean;
  fields: HighlightFields;
  base: HighlightFields;
  etag: string | null;
  /** Whether the form holds a draft from an earlier visit. */
  restored: boolean;
};

export type Problems = ReturnType<typeof problemsIn>;

/**
 * The shown problems that still exist, so that no new one appears while a field is first filled in.
 */
export const problemsAmong = (shown: Problems, found: Problems): Problems =>
  Object.fromEntries(Object.entries(found).filter(([name]) => name in shown));

export type Begun = { editing: Editing; obstacle: Obstacle<HighlightView> | null };

let forms = 0;
const newForm = () => ++forms;

function newLocalId(): string {
  const id = nextLocalId($highlights.get().map((highlight) => highlight.id));
  beginCreation(id);
  return id;
}

/** Creates a highlight that is only on this device until it is saved. */
export function beginNew(): Editing {
  const id = newLocalId();
  const fields = newFields($highlights.get().length);
  putHighlight(previewOf(id, fields));
  return { id, form: newForm(), isNew: true, fields, base: fields, etag: null, restored: false };
}

const sameShown = (one: HighlightFields, other: HighlightFields) =>
  sameFields({ ...one, bodyHtml: other.bodyHtml }, other) &&
  sameMarkup(one.bodyHtml, other.bodyHtml);

/** Starts from the device's draft if it differs; shows the stored version if that changed since. */
function beginWith(stored: HighlightView, etag: string | null): Begun {
  const { id } = stored;
  const base = fieldsOf(stored);
  const kept = readDraft(id);
  const {
    value: fields,
    restored,
    isOlder,
  } = begun(base, kept && { value: kept.fields, base: kept.base }, sameShown, sentFields(id));
  return {
    editing: { id, form: newForm(), isNew: false, fields, base, etag, restored },
    obstacle: isOlder ? { kind: 'changed-meanwhile', theirs: { value: stored, etag } } : null,
  };
}

/**
 * Starts editing what is stored now. If the server does not answer, the form starts from what the
 * device has, which is compared before a save. Throws if the highlight is gone.
 */
export async function begin(shown: HighlightView): Promise<Begun> {
  if (isLocalHighlight(shown.id)) return beginWith(shown, null);
  try {
    const { value, etag } = await readHighlight(shown.id);
    putHighlight(value);
    return beginWith(value, etag);
  } catch (error) {
    if (statusOf(error) === 404) throw error;
    return beginWith(shown, null);
  }
}

/** The version to replace: the one the form is based on, read from the server if unknown. */
async function versionOf({ id, base, etag }: Editing): Promise<string | null> {
  if (etag !== null || isLocalHighlight(id)) return etag;
  const stored = await readHighlight(id);
  if (!sameFields(fieldsOf(stored.value), base)) throw new ChangedMeanwhile(stored);
  return stored.etag;
}

/** Saves the form and shows what was stored; a new highlight gets its id from the server. */
export async function send(editing: Editing): Promise<Written<HighlightView>> {
  const stored = await saveHighlight(editing.id, editing.fields, await versionOf(editing));
  putHighlight(stored.value, editing.id);
  dropDraft(editing.id);
  return stored;
}

/** The form after a save, with what was typed meanwhile; null if nothing was. */
export function settled(
  now: Editing | null,
  sent: Editing,
  { value, etag }: Written<HighlightView>,
): Editing | null {
  if (!now || sameFields(now.fields, sent.fields)) return null;
  return { ...now, id: value.id, isNew: false, base: fieldsOf(value), etag, restored: false };
}

/** Turns the form into a new highlight, because the one it is based on is gone. */
export function asNew(editing: Editing): Editing {
  const id = newLocalId();
  dropDraft(editing.id);
  putHighlight(previewOf(id, editing.fields), editing.id);
  return { ...editing, id, isNew: false, etag: null };
}

/** Discards the form, so that the card shows the previous content again. */
export function letGo({ id, isNew }: Editing): void {
  dropDraft(id);
  if (isNew) dropHighlight(id);
}

/**
 * Keeps the form's content as the highlight if it is only on this device; else it stays a draft.
 */
export function keepLocally({ id, fields }: Editing): void {
  if (!isLocalHighlight(id)) return;
  if (putHighlight(previewOf(id, fields))) dropDraft(id);
}
