import { type ReactNode, type SubmitEvent, useId, useRef } from 'react';
import { EditorFrame } from '../../../ui/editor-frame/EditorFrame.tsx';
import type { Editor } from '../../../ui/use-editor.ts';
import { useGoToProblem } from '../../../ui/use-go-to-problem.ts';
import { EditorObstacle } from './EditorObstacle.tsx';

type Props<T> = {
  /** Not needed in a dialog, which has its own label. */
  label?: string;
  editor: Editor<T>;
  /** Renders a value that another tab saved meanwhile. */
  show: (value: T) => ReactNode;
  /** What may have been deleted meanwhile, and how to create it again. */
  gone?: { what: string; saveAnew: () => unknown };
  /** The fields that Save refuses; it moves to the first of them. */
  problems?: object;
  children: ReactNode;
};

const none = {};

/** Fields in a form of their own, which Enter submits too, and whatever prevents a save. */
export function PartEditor<T>({ label, editor, show, gone, problems = none, children }: Props<T>) {
  const form = useRef<HTMLFormElement>(null);
  const id = useId();
  const seekProblem = useGoToProblem(form, problems);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    seekProblem();
    void editor.save();
  };
  return (
    <EditorFrame
      className="editor"
      label={label}
      editor={editor}
      restored={editor.editing?.restored === true}
      onSave={() => form.current?.requestSubmit()}
      onCancel={editor.cancel}
      form={id}
    >
      <form ref={form} id={id} onSubmit={submit}>
        {children}
      </form>
      <EditorObstacle editor={editor} show={show} gone={gone} />
    </EditorFrame>
  );
}
