import { isHistoryTransaction } from '@tiptap/pm/history';
import type { MarkType, ResolvedPos } from '@tiptap/pm/model';
import { type EditorState, Plugin, Selection, type Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';
import { typedAddress } from './typed-address.ts';

/** Whether something was inserted, other than by Undo, or as a link in Markdown. */
const isTyped = (done: Transaction) =>
  !isHistoryTransaction(done) &&
  !done.getMeta('preventAutolink') &&
  done.steps.some((step) => step instanceof ReplaceStep && step.slice.size > 0);

/** The place that typing has just gone on from, and the text before it in its block. */
function leftBehind({ selection, doc }: EditorState): { $end: ResolvedPos; text: string } | null {
  const { $from, empty } = selection;
  const isNewBlock = $from.parentOffset === 0 && $from.depth > 0;
  const $end = isNewBlock
    ? Selection.findFrom(doc.resolve($from.before()), -1, true)?.$from
    : $from;
  if (!empty || !$end) return null;
  const text = $end.parent.textBetween(0, $end.parentOffset, null, ' ');
  return { $end, text: isNewBlock ? `${text}\n` : text };
}

function link(type: MarkType, state: EditorState): Transaction | null {
  const left = leftBehind(state);
  const typed = left && typedAddress(left.text);
  if (!typed) return null;
  const from = left.$end.start() + typed.from;
  const to = from + typed.address.length;
  const { code } = state.schema.marks;
  if ([type, code].some((mark) => mark && state.doc.rangeHasMark(from, to, mark))) return null;
  return state.tr.addMark(from, to, type.create({ href: typed.address }));
}

/** Makes a link of an address when typing goes on after it with a space or in a new block. */
export const typedLinks = (type: MarkType) =>
  new Plugin({
    appendTransaction: (transactions, _, state) =>
      transactions.some(isTyped) ? link(type, state) : null,
  });
