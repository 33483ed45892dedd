import { Extension } from '@tiptap/core';
import type { Node, NodeRange, NodeType } from '@tiptap/pm/model';
import { type Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

/** Blocks of text beside each other, if these are all that is selected. */
function selectedLines({ $from, $to }: Selection): NodeRange | null {
  const range = $from.blockRange($to);
  const blocks = range?.parent.children.slice(range.startIndex, range.endIndex) ?? [];
  return blocks.length > 1 && blocks.every(({ isTextblock }) => isTextblock) ? range : null;
}

const leafText = ({ type }: Node) => (type.name === 'hardBreak' ? '\n' : '');

/** Makes one code block of several blocks of text, a line of each; false where there can be none. */
function joinAsCode(tr: Transaction, type: NodeType, attributes?: Record<string, unknown>) {
  const range = selectedLines(tr.selection);
  if (!range?.parent.canReplaceWith(range.startIndex, range.endIndex, type)) return false;
  const text = tr.doc.textBetween(range.start, range.end, '\n', leafText);
  const content = text === '' ? null : type.schema.text(text);
  tr.replaceWith(range.start, range.end, type.create(attributes, content));
  const start = range.start + 1;
  tr.setSelection(TextSelection.create(tr.doc, start, start + text.length));
  return true;
}

/** Several paragraphs become one code block, for the button and the key. */
export const Coding = Extension.create({
  name: 'coding',
  addCommands: () => ({
    toggleCodeBlock:
      (attributes) =>
      ({ tr, editor, commands, dispatch }) => {
        const type = editor.schema.nodes.codeBlock;
        const isNew = type && dispatch && !editor.isActive('codeBlock');
        if (isNew && joinAsCode(tr, type, attributes)) return true;
        return commands.toggleNode('codeBlock', 'paragraph', attributes);
      },
  }),
});
