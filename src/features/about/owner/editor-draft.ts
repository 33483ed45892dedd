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

const isDraft = <T>(kept: unknown): kept is Draft<T> =>
  typeof kept === 'object' && kept !== null && 'value' in kept && 'base' in kept;

/** The draft of one editor on the About screen, under a key of its own. */
export function editorDraft<T>(key: string): EditorDraft<T> {
  const stored = tabDraft(key);
  const read = () => {
    const kept = stored.read();
    return isDraft<T>(kept) ? kept : undefined;
  };
  return { ...stored, read };
}
