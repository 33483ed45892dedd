import * as v from 'valibot';
import { tabDraft } from '../../../stores/tab-draft.ts';
import type { EditorDraft } from '../../../ui/use-editor.ts';

/** A draft that can also be dropped whichever tab keeps it. */
export type SharedDraft<T> = EditorDraft<T> & { dropAny: () => void };

/**
 * The draft of one editor on the About screen, under a key of its own. What is kept there in
 * another shape counts as none.
 */
export function editorDraft<T>(key: string, shape: v.GenericSchema<T>): SharedDraft<T> {
  const stored = tabDraft(key);
  const draft = v.object({ value: shape, base: shape });
  const read = () => {
    const kept = v.safeParse(draft, stored.read());
    return kept.success ? kept.output : undefined;
  };
  return { ...stored, read };
}
