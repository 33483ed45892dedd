import { type Editor, EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { savedHtml } from '../../../../lib/post-editing/tidy-html.ts';
import { Icon } from '../../../../ui/Icon.tsx';
import { RichTextToolbar } from '../../../../ui/rich-text/RichTextToolbar.tsx';
import { PictureDialog } from '../pictures/PictureDialog.tsx';
import { PictureNotes } from '../pictures/PictureNotes.tsx';
import { usePictures } from '../pictures/use-pictures.ts';
import { ContextTools } from './ContextTools.tsx';
import { editorBody } from './editor-body.ts';
import { storyExtensions } from './extensions.ts';
import { pasting } from './pasting.ts';
import { TextColours } from './TextColours.tsx';
import { storyTools } from './tools.ts';

type Props = {
  /** The body at the start; a later value does not replace what is being written. */
  body: string;
  editable: boolean;
  /** The post's own typography, as last assigned to the text. */
  style: Record<string, string>;
  onChange: (body: string) => void;
  /** Called with the editor once it is ready. */
  onEditor: (editor: Editor) => void;
};

/** Reads the body: as it was if the text is unchanged, else as HTML. */
function bodyReader(body: string, editor: Editor) {
  const before = savedHtml(editor.getHTML());
  return (now: Editor) => {
    const html = savedHtml(now.getHTML());
    return html === before ? body : html;
  };
}

/** The editable area with its toolbar. */
export function StoryText({ body, editable, style, onChange, onEditor }: Props) {
  const latest = useRef({ onChange, onEditor });
  latest.current = { onChange, onEditor };
  const read = useRef<(editor: Editor) => string>(() => body);
  const takePictures = useRef<(files: File[], at: number) => void>(() => {});
  const editorProps = useMemo(
    () => ({
      ...pasting((files, at) => takePictures.current(files, at)),
      attributes: {
        class: 'prose',
        role: 'textbox',
        'aria-label': 'Story',
        'aria-multiline': 'true',
      },
    }),
    [],
  );
  const [start] = useState(() => ({ body, content: editorBody(body).innerHTML }));
  const editor = useEditor({
    extensions: storyExtensions,
    content: start.content,
    editable,
    immediatelyRender: false,
    injectCSS: false,
    enablePasteRules: false,
    editorProps,
    onCreate: ({ editor: made }) => {
      read.current = bodyReader(start.body, made);
      latest.current.onEditor(made);
    },
    onUpdate: ({ editor: now }) => latest.current.onChange(read.current(now)),
  });
  useEffect(() => editor?.setEditable(editable, false), [editor, editable]);
  const pictures = usePictures(editor);
  takePictures.current = pictures.take;
  return (
    <div className="rich-text story-text">
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
      <PictureNotes pictures={pictures} />
      <div className="content" style={style}>
        <EditorContent editor={editor} />
      </div>
      {pictures.described && (
        <PictureDialog
          key={pictures.described.picture.src}
          picture={pictures.described.picture}
          onDone={pictures.described.done}
          onClose={pictures.described.close}
        />
      )}
    </div>
  );
}
