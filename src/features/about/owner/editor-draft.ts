import * as v from 'valibot';
import type { Kept } from '../../../lib/unsaved-words.ts';
import { tabDraft } from '../../../stores/tab-draft.ts';

/** Unsaved changes, and the value they are based on. */
export type Draft<T> = { value: T; base: T };

/** Where the unsaved changes of an editor are kept on the device. */
export type EditorDraft<T> = {
  read: () => Draft<T> | undefined;
  keep: (draft: Draft<T>) => Kept;
  drop: () => void;
  /** Drops it whichever tab keeps it. */
  dropAny: () => void;
};

/**
 * The draft of one editor on the About screen, under a key of its own. What is kept there in
 * another shape counts as none.
 */
export function editorDraft<T>(key: string, shape: v.GenericSchema<T>): EditorDraft<T> {
  const stored = tabDraft(key);
  const draft = v.object({ value: shape, base: shape });
  const read = () => {
    const kept = v.safeParse(draft, stored.read());
    return kept.success ? kept.output : undefined;
  };
  return { ...stored, read };
}
