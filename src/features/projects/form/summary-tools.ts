import type { Editor } from '@tiptap/react';
import { type Command, commandNamed } from '../../../ui/rich-text/commands.ts';

type Alignment = 'left' | 'center' | 'right';

const align = (name: string, icon: Command['icon'], value: Alignment): Command => ({
  name,
  icon,
  run: (editor) =>
    editor
      .chain()
      .focus()
      .updateAttributes('paragraph', { align: value })
      .updateAttributes('heading', { align: value })
      .run(),
  isOn: (editor) => editor.isActive({ align: value }),
});

const inList = (editor: Editor) => editor.isActive('listItem');

/** The summary editor's commands, in order (spec 2 §2). */
export const summaryTools: readonly Command[] = [
  ...commandNamed('Heading'),
  ...commandNamed('Bold'),
  ...commandNamed('Italic'),
  ...commandNamed('List'),
  ...commandNamed('Numbered list'),
  align('Align left', 'alignLeft', 'left'),
  align('Align centre', 'alignCentre', 'center'),
  align('Align right', 'alignRight', 'right'),
  {
    name: 'Indent',
    icon: 'indent',
    run: (editor) => {
      const chain = editor.chain().focus();
      (inList(editor) ? chain.sinkListItem('listItem') : chain.wrapIn('blockquote')).run();
    },
    // The first item of a list has no item before it to be part of.
    can: (editor) => !inList(editor) || editor.can().sinkListItem('listItem'),
  },
  {
    name: 'Outdent',
    icon: 'outdent',
    run: (editor) => {
      const chain = editor.chain().focus();
      (inList(editor) ? chain.liftListItem('listItem') : chain.lift('blockquote')).run();
    },
    can: (editor) => inList(editor) || editor.isActive('blockquote'),
  },
  ...commandNamed('Link'),
  ...commandNamed('Undo'),
  ...commandNamed('Redo'),
];
