import * as v from 'valibot';
import { type HighlightView, highlightSchema } from '../../../../entities/highlight.ts';
import { type HighlightFields, viewOf } from '../../../../lib/highlights.ts';
import { deviceStorage } from '../../../../stores/device-storage.ts';
import { storageKeys } from '../../../../stores/storage-keys.ts';

/** A highlight being written: its form, and the one it was made from. */
export type HighlightDraft = { fields: HighlightFields; base: HighlightFields };

type Drafts = Record<string, HighlightDraft>;

/** What a key holds; what was written by something else counts as nothing. */
function parsed(key: string): unknown {
  try {
    return JSON.parse(deviceStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

const withId = v.looseObject({
  id: v.union([v.string(), v.pipe(v.number(), v.transform(String))]),
});

function keptHighlight(raw: unknown): HighlightView[] {
  const id = v.safeParse(withId, raw);
  const highlight = v.safeParse(highlightSchema, raw);
  return id.success && highlight.success ? [viewOf(id.output.id, highlight.output)] : [];
}

/** The highlights as this device last had them, under any spelling; null when it never had any. */
export function keptHighlights(): HighlightView[] | null {
  const kept = parsed(storageKeys.highlights);
  return Array.isArray(kept) ? kept.flatMap(keptHighlight) : null;
}

/** Keeps the highlights as they were read; tells whether the device could. */
export const keepHighlights = (highlights: readonly HighlightView[]): boolean =>
  deviceStorage.set(storageKeys.highlights, JSON.stringify(highlights));

const drafts = (): Drafts => (parsed(storageKeys.highlightDrafts) ?? {}) as Drafts;

/** The drafts' highlights. */
export const draftIds = (): string[] => Object.keys(drafts());

export const readDraft = (id: string): HighlightDraft | null => drafts()[id] ?? null;

/** Keeps a form on the device. Gives false where the device cannot. */
export const keepDraft = (id: string, draft: HighlightDraft): boolean =>
  deviceStorage.set(storageKeys.highlightDrafts, JSON.stringify({ ...drafts(), [id]: draft }));

export function dropDraft(id: string): void {
  const { [id]: _, ...others } = drafts();
  if (Object.keys(others).length === 0) deviceStorage.remove(storageKeys.highlightDrafts);
  else deviceStorage.set(storageKeys.highlightDrafts, JSON.stringify(others));
}
