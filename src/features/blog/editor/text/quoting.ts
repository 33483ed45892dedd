import { Extension } from '@tiptap/core';
import type { Node, NodeType } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { findWrapping, liftTarget } from '@tiptap/pm/transform';

/** A list is quoted as a whole, not one of its items inside it. */
const outsideLists = ({ type }: Node) =>
  !type.name.startsWith('list') && !type.name.endsWith('List');

function quote(tr: Transaction, type: NodeType): boolean {
  const { $from, $to } = tr.selection;
  const range = $from.blockRange($to, outsideLists);
  const wrapping = range && findWrapping(range, type);
  if (wrapping) tr.wrap(range, wrapping);
  return Boolean(wrapping);
}

function unquote(tr: Transaction, type: NodeType): boolean {
  const { $from, $to } = tr.selection;
  const range = $from.blockRange($to, (parent) => parent.type === type);
  const target = range && liftTarget(range);
  if (range && typeof target === 'number') tr.lift(range, target);
  return typeof target === 'number';
}

/** Quotes what is selected, a list as a whole, or ends its quote, for the button and the key. */
export const Quoting = Extension.create({
  name: 'quoting',
  addCommands: () => ({
    toggleBlockquote:
      () =>
      ({ tr, editor, dispatch }) => {
        const type = editor.schema.nodes.blockquote;
        if (!type || !dispatch) return type !== undefined;
        return editor.isActive('blockquote') ? unquote(tr, type) : quote(tr, type);
      },
  }),
});
