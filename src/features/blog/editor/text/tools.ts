import { Selection } from '@tiptap/pm/state';
import type { Editor } from '@tiptap/react';
import { type Command, canMark, commandNamed } from '../../../../ui/rich-text/commands.ts';
import { outsidePicture } from './kept-pictures.ts';
import { holds } from './selected.ts';

const focused = (editor: Editor) => editor.chain().focus();

/** What is inserted comes after the words or the picture selected, not in their place. */
const afterSelection = (editor: Editor) =>
  focused(editor).command(({ tr }) => {
    const { $to, empty } = tr.selection;
    const place = outsidePicture($to);
    if (!empty || place !== $to.pos) tr.setSelection(Selection.near(tr.doc.resolve(place)));
    return true;
  });

/** A tool that makes other blocks of what is selected, which a picture's caption cannot become. */
const blockTool = (tool: Command): Command => ({
  ...tool,
  can: (editor) => !holds(editor, 'figure'),
});
const blockNamed = (name: string) => commandNamed(name).map(blockTool);

type Alignment = 'center' | 'right';

/** Whether a paragraph or a heading is; what it is in may be so too, but no button sets that. */
const isAligned = (editor: Editor, align: Alignment) =>
  editor.isActive('paragraph', { align }) || editor.isActive('heading', { align });

const align = (name: string, icon: Command['icon'], value: Alignment): Command => ({
  name,
  icon,
  run: (editor) => {
    const to = isAligned(editor, value) ? null : value;
    focused(editor)
      .updateAttributes('paragraph', { align: to })
      .updateAttributes('heading', { align: to })
      .run();
  },
  isOn: (editor) => isAligned(editor, value),
  can: (editor) => holds(editor, 'paragraph', 'heading'),
});

/** The tools of the story editor, in their order. */
export const storyTools: readonly Command[] = [
  ...commandNamed('Undo'),
  ...commandNamed('Redo'),
  ...blockNamed('Heading'),
  blockTool({
    name: 'Subheading',
    icon: 'subheading',
    run: (editor) => focused(editor).toggleHeading({ level: 3 }).run(),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
  }),
  ...commandNamed('Bold'),
  ...commandNamed('Italic'),
  {
    name: 'Underline',
    keys: 'Ctrl+U',
    icon: 'underline',
    run: (editor) => focused(editor).toggleUnderline().run(),
    isOn: (editor) => editor.isActive('underline'),
    can: canMark('underline'),
  },
  {
    name: 'Strikethrough',
    icon: 'strike',
    run: (editor) => focused(editor).toggleStrike().run(),
    isOn: (editor) => editor.isActive('strike'),
    can: canMark('strike'),
  },
  {
    name: 'Code',
    keys: 'Ctrl+E',
    icon: 'code',
    run: (editor) => focused(editor).toggleCode().run(),
    isOn: (editor) => editor.isActive('code'),
    can: canMark('code'),
  },
  ...commandNamed('Link'),
  ...blockNamed('List'),
  ...blockNamed('Numbered list'),
  {
    name: 'Quote',
    icon: 'quote',
    run: (editor) => focused(editor).toggleBlockquote().run(),
    isOn: (editor) => editor.isActive('blockquote'),
  },
  blockTool({
    name: 'Code block',
    icon: 'codeBlock',
    run: (editor) => focused(editor).toggleCodeBlock().run(),
    isOn: (editor) => editor.isActive('codeBlock'),
  }),
  {
    name: 'Table',
    icon: 'table',
    run: (editor) =>
      afterSelection(editor).insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    can: (editor) => !editor.isActive('table'),
  },
  {
    name: 'Horizontal rule',
    icon: 'rule',
    run: (editor) => afterSelection(editor).setHorizontalRule().run(),
  },
  align('Align centre', 'alignCentre', 'center'),
  align('Align right', 'alignRight', 'right'),
];
