import { type Editor, EditorContent, type EditorOptions, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { type Command, commandsFor, type TextKind } from './commands.ts';
import { pastedHtml } from './pasted-html.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import { raisedMarks } from './rare-marks.ts';
import richTextStyles from './rich-text.css?inline';
import { TextLink } from './text-link.ts';
import { useCaretInSight } from './use-caret-in-sight.ts';
import { useWritten } from './use-written.ts';

adoptStyles(richTextStyles);

type Props = {
  /** The initial text; later values are ignored. */
  html: string;
  label: string;
  /** Classes of the text, so that it looks as it will when published. */
  className?: string;
  /** `prose` allows only what the About text may contain (spec 1 §5). */
  kind?: TextKind;
  /** Whether to focus the editor at once. */
  autoFocus?: boolean;
  /** Called with what is to be saved: `html` itself again when every change was undone. */
  onChange: (html: string) => void;
  /** Extensions for this kind of text; must be the same array on every render. */
  more?: EditorOptions['extensions'];
  tools?: readonly Command[];
  /** Shown after the toolbar's buttons. */
  extraTools?: (editor: Editor) => ReactNode;
  /** How to handle pasted or dropped content; must be the same object on every render. */
  editorProps?: EditorOptions['editorProps'];
  editable?: boolean;
};

const none: EditorOptions['extensions'] = [];

const always = {
  link: false,
  codeBlock: false,
  horizontalRule: false,
} as const;

const kits = {
  card: [
    TextLink,
    StarterKit.configure({ ...always, heading: { levels: [1, 2, 3, 4, 5, 6] } }),
    ...raisedMarks,
  ],
  prose: [
    TextLink,
    StarterKit.configure({
      ...always,
      heading: false,
      blockquote: false,
      code: false,
      strike: false,
      underline: false,
    }),
  ],
};

/** Converts `<font>` of old editors to a style, because the editor does not know it. */
const withoutFont = (html: string): string =>
  html
    .replace(/<font\b[^>]*?color="?([^">\s]+)"?[^>]*>/gi, '<span style="color:$1">')
    .replace(/<\/font>/gi, '</span>');

/** A rich-text editor with its toolbar, for the owner; loaded only when something is edited. */
export function RichTextEditor({
  html,
  label,
  className = '',
  kind = 'card',
  autoFocus = true,
  onChange,
  more = none,
  tools = commandsFor[kind],
  extraTools,
  editorProps,
  editable = true,
}: Props) {
  const written = useWritten(html, onChange);
  const editor = useEditor({
    extensions: [...kits[kind], ...more],
    editable,
    content: withoutFont(html),
    immediatelyRender: false,
    injectCSS: false,
    autofocus: autoFocus && 'end',
    editorProps: {
      transformPastedHTML: pastedHtml,
      ...editorProps,
      attributes: {
        class: className,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
      },
    },
    ...written,
  });
  useCaretInSight(editor);
  useEffect(() => editor?.setEditable(editable, false), [editor, editable]);
  return (
    <div className="rich-text">
      {editor && editable && (
        <RichTextToolbar editor={editor} label={`${label}, formatting`} tools={tools}>
          {extraTools?.(editor)}
        </RichTextToolbar>
      )}
      <EditorContent editor={editor} />
    </div>
  );
}
