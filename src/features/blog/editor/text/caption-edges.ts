import { Extension } from '@tiptap/core';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import { dropPoint } from '@tiptap/pm/transform';
import type { EditorView } from '@tiptap/pm/view';

const isFigure = ({ type }: Node) => type.name === 'figure';

/** Whether words of a caption are selected with others, but not the picture and all of it. */
function isAcrossEdge({ selection }: EditorState): boolean {
  const { $from, $to } = selection;
  if (!(selection instanceof TextSelection) || $from.sameParent($to)) return false;
  const { parentOffset, parent } = $to;
  const isWhole = parentOffset > 0 && parentOffset === parent.content.size;
  return isFigure($from.parent) || (isFigure(parent) && !isWhole);
}

/**
 * Deletes the words selected across the edge of a caption: on either side of it they stay apart, so
 * that no picture goes with the words beside it.
 */
function deletion(state: EditorState): Transaction | null {
  if (!isAcrossEdge(state)) return null;
  const { tr, selection } = state;
  const { $from, $to } = selection;
  tr.delete($to.start(), $to.pos);
  tr.delete($from.after(), $to.before());
  tr.delete($from.pos, $from.end());
  return tr.setSelection(TextSelection.create(tr.doc, $from.pos)).scrollIntoView();
}

function deleteFirst(view: EditorView): boolean {
  const deleted = deletion(view.state);
  if (deleted) view.dispatch(deleted);
  return deleted !== null;
}

/** Deletes by the keys that do; Enter, with whichever other key, then does what it does there. */
function pressed(view: EditorView, { key }: KeyboardEvent): boolean {
  if (!/^(Backspace|Delete|Enter)$/.test(key)) return false;
  return deleteFirst(view) && key !== 'Enter';
}

function replaceByText(view: EditorView, text: string): boolean {
  const deleted = deletion(view.state);
  if (deleted) view.dispatch(deleted.insertText(text));
  return deleted !== null;
}

/** What is copied across the edge of a caption: its words, as the picture stays where it is. */
function asWords({ content, openStart, openEnd }: Slice, { state }: EditorView): Slice {
  const { paragraph } = state.schema.nodes;
  const isAtEnd = (at: number) => at === 0 || at === content.childCount - 1;
  const blocks = content.content.map((block, at) =>
    paragraph && isAtEnd(at) && isFigure(block) ? paragraph.create(null, block.content) : block,
  );
  return new Slice(Fragment.from(blocks), openStart, openEnd);
}

/** A picture copied with what is above it takes no words into its caption where it is pasted. */
function closedBelow(slice: Slice): Slice {
  const { content, openStart } = slice;
  const { lastChild, childCount } = content;
  return lastChild && childCount > 1 && isFigure(lastChild)
    ? new Slice(content, openStart, 0)
    : slice;
}

/** What is copied need not be what is selected: another picture can be dragged meanwhile. */
const copied = (slice: Slice, view: EditorView) =>
  isAcrossEdge(view.state) && slice.eq(view.state.selection.content())
    ? asWords(slice, view)
    : closedBelow(slice);

/** Cuts as the editor does, but for what is then deleted. */
function cut(view: EditorView, event: ClipboardEvent): boolean {
  const { clipboardData } = event;
  if (!clipboardData || !isAcrossEdge(view.state)) return false;
  const { dom, text } = view.serializeForClipboard(view.state.selection.content());
  event.preventDefault();
  clipboardData.setData('text/html', dom.innerHTML);
  clipboardData.setData('text/plain', text);
  return deleteFirst(view);
}

/** Moves by the mouse what is selected, as the editor does, but for what is then deleted. */
function move(view: EditorView, { clientX, clientY }: MouseEvent, slice: Slice): boolean {
  const at = view.posAtCoords({ left: clientX, top: clientY });
  const isSelected = slice.eq(copied(view.state.selection.content(), view));
  const deleted = at && isSelected && deletion(view.state);
  if (!deleted) return false;
  const place = dropPoint(view.state.doc, at.pos, slice) ?? at.pos;
  deleted.replaceRange(deleted.mapping.map(place), deleted.mapping.map(place), slice);
  view.dispatch(deleted);
  return true;
}

/** Whatever deletes or replaces words across the edge of a caption leaves the picture there. */
export const CaptionEdges = Extension.create({
  name: 'captionEdges',
  // Before the keys and the Markdown that act on what is selected.
  priority: 1000,
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleKeyDown: pressed,
        handleTextInput: (view, _from, _to, text) => replaceByText(view, text),
        handlePaste: (view) => void deleteFirst(view),
        handleDrop: (view, event, slice, moved) => moved && move(view, event, slice),
        transformCopied: copied,
        handleDOMEvents: { cut, compositionstart: (view) => void deleteFirst(view) },
      },
    }),
  ],
});
