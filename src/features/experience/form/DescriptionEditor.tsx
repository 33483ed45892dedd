import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useRef } from 'react';
import { cleanDescription } from '../../../lib/career/description-style.ts';
import { countWords } from '../../../lib/reading-time.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { pastedHtml } from '../../../ui/rich-text/pasted-html.ts';
import richTextStyles from '../../../ui/rich-text/rich-text.css?inline';
import { DescriptionToolbar } from './DescriptionToolbar.tsx';
import { Highlight, TextColour } from './description-marks.ts';

adoptStyles(richTextStyles);

type Props = {
  /** The initial text; later values are ignored. */
  html: string;
  onChange: (html: string) => void;
};

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https' },
    codeBlock: false,
    horizontalRule: false,
  }),
  TextColour,
  Highlight,
];

/** The description of a role, with colours, highlights and a word counter (spec 3 §2). */
export function DescriptionEditor({ html, onChange }: Props) {
  const latest = useRef(onChange);
  latest.current = onChange;
  const editor = useEditor({
    extensions,
    content: html,
    immediatelyRender: false,
    injectCSS: false,
    editorProps: {
      attributes: {
        class: 'rich',
        role: 'textbox',
        'aria-label': 'Description',
        'aria-multiline': 'true',
      },
      transformPastedHTML: (pasted) => cleanDescription(pastedHtml(pasted)),
    },
    onUpdate: ({ editor: current }) =>
      latest.current(current.isEmpty ? '' : cleanDescription(current.getHTML())),
  });
  return (
    <div className="rich-text description-editor">
      {editor && <DescriptionToolbar editor={editor} />}
      <EditorContent editor={editor} />
      {editor && <WordCount editor={editor} />}
    </div>
  );
}

function WordCount({ editor }: { editor: Editor }) {
  const words = useEditorState({
    editor,
    selector: ({ editor: current }) => countWords(current.getText({ blockSeparator: ' ' })),
  });
  return <p className="meta">{words === 1 ? '1 word' : `${words} words`}</p>;
}
