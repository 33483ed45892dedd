import * as v from 'valibot';
import { type HighlightView, highlightSchema } from '../../../../entities/highlight.ts';
import { type HighlightFields, viewOf } from '../../../../lib/highlights.ts';
import type { Kept } from '../../../../lib/unsaved-words.ts';
import { deviceStorage, readJson } from '../../../../stores/device-storage.ts';
import { moveDrafts } from '../../../../stores/move-drafts.ts';
import { storageKeys } from '../../../../stores/storage-keys.ts';
import { tabDraft } from '../../../../stores/tab-draft.ts';

/** The draft of a highlight: its form, and the one it is based on. */
export type HighlightDraft = { fields: HighlightFields; base: HighlightFields };

const withId = v.looseObject({
  id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
});

function keptHighlight(raw: unknown): HighlightView[] {
  const id = v.safeParse(withId, raw);
  const highlight = v.safeParse(highlightSchema, raw);
  return id.success && highlight.success ? [viewOf(id.output.id, highlight.output)] : [];
}

/** The highlights as this device last had them, under any spelling; null if it never had any. */
export function keptHighlights(): HighlightView[] | null {
  const kept = readJson(storageKeys.highlights);
  return Array.isArray(kept) ? kept.flatMap(keptHighlight) : null;
}

/** Keeps the highlights as they were read; returns false if the device cannot. */
export const keepHighlights = (highlights: readonly HighlightView[]): boolean =>
  deviceStorage.set(storageKeys.highlights, JSON.stringify(highlights));

moveDrafts(storageKeys.highlightDrafts, storageKeys.highlightDraft);

const keyOf = (id: string) => storageKeys.highlightDraft + id;
const draftOf = (id: string) => tabDraft(keyOf(id));

const fieldsShape: v.GenericSchema<HighlightFields> = v.object({
  icon: v.string(),
  title: v.string(),
  titleHtml: v.string(),
  bodyHtml: v.string(),
  url: v.string(),
  position: v.string(),
  published: v.boolean(),
});
const draftShape = v.object({ fields: fieldsShape, base: fieldsShape });

function draftIn(raw: unknown): HighlightDraft | null {
  const draft = v.safeParse(draftShape, raw);
  return draft.success ? draft.output : null;
}

/** Its draft; null if there is none in the shape of one. */
export const readDraft = (id: string): HighlightDraft | null => draftIn(draftOf(id).read());

/** Whether the device keeps such a draft of it, of whichever tab. */
export const hasDraft = (id: string): boolean => draftIn(readJson(keyOf(id))) !== null;

/** Keeps a form on the device. */
export const keepDraft = (id: string, draft: HighlightDraft): Kept => draftOf(id).keep(draft);

/** Forgets this tab's draft, once it is saved or discarded. */
export const dropDraft = (id: string): void => draftOf(id).drop();

/** Drops the draft of a highlight that is deleted, whichever tab keeps it. */
export const dropAnyDraft = (id: string): void => draftOf(id).dropAny();
