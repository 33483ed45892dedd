import { type SubmitEvent, useEffect, useId, useRef } from 'react';
import { EditorFrame } from '../../../../ui/editor-frame/EditorFrame.tsx';
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

  const { dirty, isKept } = editor;
  const busy = editor.busy !== null;
  const seekProblem = useGoToProblem(panel, editor.problems);
  const save = () => {
    seekProblem();
    void editor.save();
  };
  const form = useId();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    save();
  };
  return (
    <EditorFrame
      ref={panel}
      className="highlight-editor"
      label={editing.isNew ? 'New highlight' : 'Edit highlight'}
      editor={{ busy, dirty, isKept }}
      restored={editing.restored}
      onSave={save}
      onCancel={() => busy || editor.cancel()}
      form={form}
    >
      <HighlightForm id={form} editing={editing} editor={editor} onSubmit={submit} />
      <HighlightObstacle editor={editor} />
    </EditorFrame>
  );
}
