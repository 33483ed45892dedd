import * as v from 'valibot';
import { type HighlightView, highlightSchema } from '../../../../entities/highlight.ts';
import { type HighlightFields, viewOf } from '../../../../lib/highlights.ts';
import { deviceStorage, readJson } from '../../../../stores/device-storage.ts';
import { storageKeys } from '../../../../stores/storage-keys.ts';

/** The draft of a highlight: its form, and the one it is based on. */
export type HighlightDraft = { fields: HighlightFields; base: HighlightFields };

type Drafts = Record<string, HighlightDraft>;

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

const drafts = (): Drafts => (readJson(storageKeys.highlightDrafts) ?? {}) as Drafts;

/** The ids of the highlights that have drafts. */
export const draftIds = (): string[] => Object.keys(drafts());

export const readDraft = (id: string): HighlightDraft | null => drafts()[id] ?? null;

/** Keeps a form on the device; returns false if the device cannot. */
export const keepDraft = (id: string, draft: HighlightDraft): boolean =>
  deviceStorage.set(storageKeys.highlightDrafts, JSON.stringify({ ...drafts(), [id]: draft }));

export function dropDraft(id: string): void {
  const { [id]: _, ...others } = drafts();
  if (Object.keys(others).length === 0) deviceStorage.remove(storageKeys.highlightDrafts);
  else deviceStorage.set(storageKeys.highlightDrafts, JSON.stringify(others));
}
