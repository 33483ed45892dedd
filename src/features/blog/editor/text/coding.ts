import { Extension } from '@tiptap/core';
import type { Node, NodeType } from '@tiptap/pm/model';
import { type Selection, TextSelection, type Transaction } from '@tiptap/pm/state';

const holders = new Set(['bulletList', 'orderedList', 'listItem', 'blockquote', 'division']);

/** Whether a block is of text, or holds nothing else: no picture, table or rule would be lost. */
const isOfText = ({ type, isTextblock, children }: Node): boolean =>
  holders.has(type.name) ? children.every(isOfText) : isTextblock && type.name !== 'figure';

/** What stays of a list or a quote of which only some is selected; its numbers go on. */
function restOf({ type, attrs, children }: Node, start: number, end?: number): Node[] {
  const rest = children.slice(start, end);
  const numbers = typeof attrs.start === 'number' ? { start: attrs.start + start } : {};
  return rest.length > 0 ? [type.create({ ...attrs, ...numbers }, rest)] : [];
}

/** Several blocks of text or items, if these are all that is selected, and what is beside them. */
function selectedLines(selection: Selection) {
  const { $from, $to } = TextSelection.between(selection.$from, selection.$to);
  const range = $from.blockRange($to, ({ type }) => !type.name.endsWith('List'));
  const blocks = range?.parent.children.slice(range.startIndex, range.endIndex) ?? [];
  const [first, last] = [blocks[0], blocks.at(-1)];
  if (!range || !first || !last || !blocks.every(isOfText)) return null;
  if (first === last && first.isTextblock) return null;
  const level = range.depth + 1;
  const [start, end] = [$from.index(level), $to.indexAfter(level)];
  return {
    range,
    from: first.isTextblock ? range.start : $from.posAtIndex(start, level),
    to: last.isTextblock ? range.end : $to.posAtIndex(end, level),
    before: first.isTextblock ? [] : restOf(first, 0, start),
    after: last.isTextblock ? [] : restOf(last, end),
  };
}

const leafText = ({ type }: Node) => (type.name === 'hardBreak' ? '\n' : '');

/** Makes one code block of several blocks of text, a line of each; false where there can be none. */
function joinAsCode(tr: Transaction, type: NodeType, attributes?: Record<string, unknown>) {
  const lines = selectedLines(tr.selection);
  if (!lines) return false;
  const { range, from, to, before, after } = lines;
  if (!range.parent.canReplaceWith(range.startIndex, range.endIndex, type)) return false;
  const text = tr.doc.textBetween(from, to, '\n', leafText).replace(/\n+$/, '');
  const code = type.create(attributes, text === '' ? null : type.schema.text(text));
  tr.replaceWith(range.start, range.end, [...before, code, ...after]);
  const start = range.start + (before[0]?.nodeSize ?? 0) + 1;
  tr.setSelection(TextSelection.create(tr.doc, start, start + text.length));
  return true;
}

/** Several paragraphs or items become one code block, for the button and the key. */
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
