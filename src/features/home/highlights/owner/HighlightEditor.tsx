import { type KeyboardEvent, useEffect, useRef } from 'react';
import { unsavedWords } from '../../../../lib/unsaved-words.ts';
import { RestoredNote } from '../../../../ui/note/RestoredNote.tsx';
import { isCancelKey, isSaveOrEnterKey } from '../../../../ui/save-keys.ts';
import { useGoToProblem } from '../../../../ui/use-go-to-problem.ts';
import type { Editing } from './editing.ts';
import { HighlightForm } from './HighlightForm.tsx';
import { HighlightObstacle } from './HighlightObstacle.tsx';
import type { HighlightEditing } from './use-highlight-editing.ts';

type Props = { editing: Editing; editor: HighlightEditing };

/**
 * Edits one highlight below the cards; its card shows the changes. When owner mode ends meanwhile,
 * the editor stays open, so that nothing is lost.
 */
export function HighlightEditor({ editing, editor }: Props) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.querySelector<HTMLInputElement>('input')?.focus();
  }, []);

  const { busy, dirty, isKept } = editor;
  const isBusy = busy !== null;
  const seekProblem = useGoToProblem(panel, editor.problems);
  const save = () => {
    seekProblem();
    void editor.save();
  };
  const cancel = () => isBusy || editor.cancel();

  const keys = (event: KeyboardEvent) => {
    const saves = isSaveOrEnterKey(event);
    const cancels = isCancelKey(event.nativeEvent);
    if (saves) save();
    if (cancels) cancel();
    if (saves || cancels) event.preventDefault();
  };
  return (
    <section
      ref={panel}
      className="highlight-editor"
      aria-label={editing.isNew ? 'New highlight' : 'Edit highlight'}
      onKeyDown={keys}
    >
      {editing.restored && <RestoredNote />}
      <HighlightForm editing={editing} editor={editor} />
      <HighlightObstacle editor={editor} />
      <div className="row">
        <button className="button primary" type="button" aria-disabled={isBusy} onClick={save}>
          {busy === editing.id ? 'Saving…' : 'Save'}
        </button>
        <button className="button" type="button" aria-disabled={isBusy} onClick={cancel}>
          Cancel
        </button>
        <span className="meta" aria-live="polite">
          {dirty ? unsavedWords(isKept) : ''}
        </span>
      </div>
    </section>
  );
}
