import { type Command, Extension } from '@tiptap/core';
import { holds } from './selected.ts';

/** Makes paragraphs of the headings selected, as each paragraph becomes an item of its own. */
const headingsAsParagraphs: Command = ({ tr, editor, dispatch }) => {
  const { paragraph } = editor.schema.nodes;
  if (!paragraph || !dispatch) return true;
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, ({ type, attrs }, at, parent) => {
    if (type.name === 'heading' && parent?.type.name !== 'listItem')
      tr.setNodeMarkup(at, paragraph, attrs);
  });
  return true;
};

const toggle =
  (list: string): (() => Command) =>
  () =>
  ({ editor, chain }) =>
    !holds(editor, 'figure') &&
    chain().command(headingsAsParagraphs).toggleList(list, 'listItem').run();

/**
 * Makes an item of each block selected, of a heading too, for the buttons and the keys; with a
 * picture among them neither does anything.
 */
export const Listing = Extension.create({
  name: 'listing',
  addCommands: () => ({
    toggleBulletList: toggle('bulletList'),
    toggleOrderedList: toggle('orderedList'),
  }),
});
