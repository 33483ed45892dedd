import { type Editor, useEditorState } from '@tiptap/react';
import type { KeyboardEvent } from 'react';
import { codeLanguages } from '../../../../lib/post-body/languages.ts';
import { withChosen } from '../../../../lib/with-chosen.ts';

type Props = { editor: Editor; editPicture: () => void };

type Place = 'code' | 'table' | 'picture' | null;

const placeOf = (editor: Editor): Place => {
  if (editor.isActive('codeBlock')) return 'code';
  if (editor.isActive('figure') || editor.isActive('image')) return 'picture';
  return editor.isActive('table') ? 'table' : null;
};

/** The tools for what the cursor is in: a code block's language, a table's rows, a picture. */
export function ContextTools({ editor, editPicture }: Props) {
  const { place, language } = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      place: placeOf(now),
      language: String(now.getAttributes('codeBlock').language ?? ''),
    }),
  });
  if (place === null) return null;
  return (
    <div className="context-tools row">
      {place === 'code' && <CodeLanguage editor={editor} language={language} />}
      {place === 'table' && <TableTools editor={editor} />}
      {place === 'picture' && (
        <button className="button quiet" type="button" onClick={editPicture}>
          Describe picture
        </button>
      )}
    </div>
  );
}

/** Lets Undo and Redo reach the text, where the choice of a language is a step. */
function takeBack({ view }: Editor, event: KeyboardEvent) {
  if (!(event.ctrlKey || event.metaKey) || !/^[zy]$/i.test(event.key)) return;
  if (view.someProp('handleKeyDown', (handle) => handle(view, event.nativeEvent)))
    event.preventDefault();
}

function CodeLanguage({ editor, language }: { editor: Editor; language: string }) {
  return (
    <label className="row">
      Language
      <select
        className="input"
        onKeyDown={(event) => takeBack(editor, event)}
        value={language}
        onChange={(event) =>
          editor
            .chain()
            .updateAttributes('codeBlock', { language: event.target.value || null })
            .run()
        }
      >
        <option value="">Plain text</option>
        {withChosen(codeLanguages, language).map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const deleteTable = (editor: Editor) => editor.chain().focus().deleteTable().run();

/** The last row or column of a table goes with the table. */
const tableSteps = [
  ['Add row', (editor: Editor) => editor.chain().focus().addRowAfter().run()],
  [
    'Delete row',
    (editor: Editor) => editor.chain().focus().deleteRow().run() || deleteTable(editor),
  ],
  ['Add column', (editor: Editor) => editor.chain().focus().addColumnAfter().run()],
  [
    'Delete column',
    (editor: Editor) => editor.chain().focus().deleteColumn().run() || deleteTable(editor),
  ],
  ['Delete table', deleteTable],
] as const;

function TableTools({ editor }: { editor: Editor }) {
  return tableSteps.map(([name, run]) => (
    <button
      key={name}
      className="button quiet"
      type="button"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => run(editor)}
    >
      {name}
    </button>
  ));
}
