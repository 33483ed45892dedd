import { closeHistory } from '@tiptap/pm/history';
import type { Editor } from '@tiptap/react';

/** Appends an idea as a new paragraph, in one step that Undo reverts. */
export function insertIdea(editor: Editor, idea: string): void {
  const { size } = editor.state.doc.content;
  const range = { from: editor.isEmpty ? 0 : size, to: size };
  const paragraph = { type: 'paragraph', content: [{ type: 'text', text: idea }] };
  editor
    .chain()
    .command(({ tr }) => closeHistory(tr) === tr)
    .insertContentAt(range, paragraph)
    .focus('end')
    .run();
}
