import { closeHistory } from '@tiptap/pm/history';
import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '../../../../ui/Icon.tsx';
import { RichTextToolbar } from '../../../../ui/rich-text/RichTextToolbar.tsx';
import { PictureDialog } from '../pictures/PictureDialog.tsx';
import type { Pictures } from '../pictures/use-pictures.ts';
import { ContextTools } from './ContextTools.tsx';
import { storyExtensions } from './extensions.ts';
import { pasting } from './pasting.ts';
import { savedText } from './saved-text.ts';
import { storyDoc } from './story-doc.ts';
import { TextColours } from './TextColours.tsx';
import { storyTools } from './tools.ts';

type Props = {
  /** The body at the start; a later value does not replace what is being written. */
  body: string;
  editable: boolean;
  /** The post's own typography, as last assigned to the text. */
  style: Record<string, string>;
  onChange: (body: string) => void;
  /** Called once the editor is ready. */
  onReady: (text: WrittenText) => void;
  /** Whether the text is shown; while it is not, it stays as it is, and so does what Undo knows. */
  shown: boolean;
  pictures: Pictures;
  /** What is said about its pictures. */
  notes: ReactNode;
};

/** What is being written, for whoever shows it otherwise. */
export type WrittenText = {
  editor: Editor;
  /** Replaces the text by a body written elsewhere, as one step that Undo takes back. */
  take: (body: string) => void;
};

/** Reads bodies from the editor: as they came if the text is unchanged, else as HTML. */
function bodyReader() {
  const known = new Map<string, string>();
  const htmlOf = ({ state }: Editor) => savedText(state.doc);
  return {
    know: (editor: Editor, body: string) => void known.set(htmlOf(editor), body),
    read: (editor: Editor) => {
      const html = htmlOf(editor);
      return known.get(html) ?? html;
    },
  };
}

type Bodies = ReturnType<typeof bodyReader>;

const writtenText = (editor: Editor, { know, read }: Bodies): WrittenText => ({
  editor,
  take: (body) => {
    if (read(editor) === body) return;
    editor
      .chain()
      .command(({ tr }) => Boolean(closeHistory(tr)))
      .setContent(storyDoc(body), { emitUpdate: false })
      .run();
    know(editor, body);
  },
});

/** Keeps the cursor below the tools for what it is in, which are over the text. */
const belowTools = { top: 52, right: 5, bottom: 5, left: 5 };

/** The editable area with its toolbar. */
export function StoryText({ body, editable, style, onChange, onReady, ...props }: Props) {
  const { shown, pictures, notes } = props;
  const latest = useRef({ onChange, onReady });
  latest.current = { onChange, onReady };
  const [bodies] = useState(bodyReader);
  const takePictures = useRef(pictures.take);
  takePictures.current = pictures.take;
  const editorProps = useMemo(
    () => ({
      ...pasting((files, at) => takePictures.current(files, at)),
      scrollThreshold: belowTools,
      scrollMargin: belowTools,
      attributes: {
        class: 'prose',
        role: 'textbox',
        'aria-label': 'Story',
        'aria-multiline': 'true',
      },
    }),
    [],
  );
  const [start] = useState(() => ({ body, content: storyDoc(body) }));
  const editor = useEditor({
    extensions: storyExtensions,
    content: start.content,
    editable,
    immediatelyRender: false,
    injectCSS: false,
    enablePasteRules: false,
    editorProps,
    onCreate: ({ editor: made }) => {
      bodies.know(made, start.body);
      latest.current.onReady(writtenText(made, bodies));
    },
    onUpdate: ({ editor: now }) => latest.current.onChange(bodies.read(now)),
  });
  useEffect(() => editor?.setEditable(editable, false), [editor, editable]);
  return (
    <div className="rich-text story-text" hidden={!shown}>
      {editor && editable && (
        <div className="text-tools">
          <RichTextToolbar editor={editor} label="Story, formatting" tools={storyTools}>
            <button
              className="icon-button"
              type="button"
              tabIndex={-1}
              aria-label="Picture"
              title="Picture"
              onClick={pictures.choose}
            >
              <Icon name="picture" />
            </button>
            <TextColours editor={editor} />
          </RichTextToolbar>
          <ContextTools editor={editor} editPicture={pictures.edit} />
        </div>
      )}
      {shown && notes}
      <div className="content" style={style}>
        <EditorContent editor={editor} />
      </div>
      {shown && pictures.described && (
        <PictureDialog
          key={pictures.described.key}
          picture={pictures.described.picture}
          moving={pictures.described.moving}
          action={pictures.described.action}
          onDone={pictures.described.done}
          onClose={pictures.described.close}
        />
      )}
    </div>
  );
}
