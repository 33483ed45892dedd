import { type KeyboardEvent, type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { unsavedWords } from '../../../lib/unsaved-words.ts';
import { RestoredNote } from '../../../ui/note/RestoredNote.tsx';
import { isCancelKey, isSaveOrEnterKey } from '../../../ui/save-keys.ts';
import { EditorObstacle } from './EditorObstacle.tsx';
import type { Editor } from './use-editor.ts';

type Props<T> = {
  /** Not needed in a dialog, which has its own label. */
  label?: string;
  editor: Editor<T>;
  /** Renders a value that another tab saved meanwhile. */
  show: (value: T) => ReactNode;
  /** What may have been deleted meanwhile, and how to create it again. */
  gone?: { what: string; saveAnew: () => unknown };
  children: ReactNode;
};

/**
 * Fields with Save and Cancel, and whatever prevents a save. Ctrl+S or Ctrl+Enter saves, Escape
 * cancels.
 */
export function EditorFrame<T>({ label, editor, show, gone, children }: Props<T>) {
  const { editing, busy, dirty, isKept, cancel } = editor;
  const form = useRef<HTMLFormElement>(null);
  const id = useId();

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void editor.save();
  };
  const keys = (event: KeyboardEvent) => {
    const saves = isSaveOrEnterKey(event);
    const cancels = isCancelKey(event.nativeEvent);
    if (saves) form.current?.requestSubmit();
    if (cancels) cancel();
    if (saves || cancels) event.preventDefault();
  };

  return (
    <section className="editor" aria-label={label} onKeyDown={keys}>
      {editing?.restored && <RestoredNote />}
      <form ref={form} id={id} onSubmit={submit}>
        {children}
      </form>
      <EditorObstacle editor={editor} show={show} gone={gone} />
      <div className="row">
        <button className="button primary" type="submit" form={id} aria-disabled={busy}>
          {busy ? 'Saving…' : 'Save'}
        </button>
        <button className="button" type="button" aria-disabled={busy} onClick={cancel}>
          Cancel
        </button>
        <span className="meta" aria-live="polite">
          {dirty ? unsavedWords(isKept) : ''}
        </span>
      </div>
    </section>
  );
}
