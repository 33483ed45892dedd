import type { KeyboardEvent, ReactNode, Ref } from 'react';
import { type Kept, unsavedWords } from '../../lib/unsaved-words.ts';
import '../held-keys.ts';
import { RestoredNote } from '../note/RestoredNote.tsx';
import { isCancelKey, isSaveOrEnterKey } from '../save-keys.ts';
import { SaveRow } from '../save-row/SaveRow.tsx';

type Props = {
  ref?: Ref<HTMLElement>;
  className: string;
  /** Not needed in a dialog, which has its own label. */
  label?: string | undefined;
  editor: { busy: boolean; dirty: boolean; isKept: Kept };
  /** Whether it holds a draft from an earlier visit. */
  restored: boolean;
  onSave: () => void;
  onCancel: () => void;
  /** The id of the form that Save submits, where that is what saves. */
  form?: string;
  /** The fields, and below them whatever prevents a save. */
  children: ReactNode;
};

/**
 * An editor in a page, with Save, Cancel, and what is kept of its changes. Ctrl+S or Ctrl+Enter
 * saves, Escape cancels.
 */
export function EditorFrame({ ref, className, label, form, children, ...props }: Props) {
  const { editor, restored, onSave, onCancel } = props;
  const { busy, dirty, isKept } = editor;
  const keys = (event: KeyboardEvent) => {
    const saves = isSaveOrEnterKey(event);
    const cancels = isCancelKey(event.nativeEvent);
    if (saves) onSave();
    if (cancels) onCancel();
    if (saves || cancels) event.preventDefault();
  };
  return (
    <section ref={ref} className={className} aria-label={label} onKeyDown={keys}>
      {restored && <RestoredNote />}
      {children}
      <SaveRow
        save={form ? { form } : { type: 'button', onClick: onSave }}
        busy={busy}
        label={busy ? 'Saving…' : 'Save'}
        says={dirty && unsavedWords(isKept)}
      >
        <button className="button" type="button" aria-disabled={busy} onClick={onCancel}>
          Cancel
        </button>
      </SaveRow>
    </section>
  );
}
