import { type Editor, EditorContent, type EditorOptions, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type ReactNode, useEffect, useRef } from 'react';
import { adoptStyles } from '../adopt-styles.ts';
import { type Command, commandsFor, type TextKind } from './commands.ts';
import { RichTextToolbar } from './RichTextToolbar.tsx';
import richTextStyles from './rich-text.css?inline';
import { TextLink } from './text-link.ts';

adoptStyles(richTextStyles);

type Props = {
  /** Where editing starts; a later value does not replace what is being written. */
  html: string;
  label: string;
  /** Classes of the text itself, so that it looks as it will when published. */
  className?: string;
  /** `prose` holds no more than the About text may (spec 1 §5). */
  kind?: TextKind;
  /** Whether writing can begin at once; not where another field comes first. */
  autoFocus?: boolean;
  onChange: (html: string) => void;
  /** What one kind of text knows beyond the others; the same array every time. */
  more?: EditorOptions['extensions'];
  tools?: readonly Command[];
  /** Put behind the buttons of the toolbar. */
  extraTools?: (editor: Editor) => ReactNode;
  /** How what is pasted or dropped is taken; the same object every time. */
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
  card: [TextLink, StarterKit.configure({ ...always, heading: { levels: [1, 2, 3] } })],
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

/** Old editors set colour with `<font>`, which the editor does not know. */
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
  const latest = useRef(onChange);
  latest.current = onChange;
  const editor = useEditor({
    extensions: [...kits[kind], ...more],
    editable,
    content: withoutFont(html),
    immediatelyRender: false,
    injectCSS: false,
    autofocus: autoFocus && 'end',
    editorProps: {
      ...editorProps,
      attributes: {
        class: className,
        role: 'textbox',
        'aria-label': label,
        'aria-multiline': 'true',
      },
    },
    onUpdate: ({ editor: current }) => latest.current(current.getHTML()),
  });
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
