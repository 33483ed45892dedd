import { Extension } from '@tiptap/core';
import { Plugin, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** The key of a deletion at the cursor, also of a whole word or line. */
const keyOf = ({ inputType }: InputEvent): 'Backspace' | 'Delete' | null => {
  if (!/^delete(?!By|Composition)/.test(inputType)) return null;
  return inputType.endsWith('Forward') ? 'Delete' : 'Backspace';
};

/** Takes the selection as it is on the screen now; the browser tells of it only a moment later. */
const takeSelection = ({ dom }: EditorView) =>
  dom.ownerDocument.dispatchEvent(new Event('selectionchange'));

/** Whether only words of one block are to be deleted. */
function isWithinBlock(view: EditorView, [range]: StaticRange[]): boolean {
  if (!range || !(view.state.selection instanceof TextSelection)) return false;
  const placeOf = (node: Node, offset: number) =>
    view.state.doc.resolve(view.posAtDOM(node, offset));
  const $start = placeOf(range.startContainer, range.startOffset);
  const $end = placeOf(range.endContainer, range.endOffset);
  return $start.parent.isTextblock && $start.sameParent($end);
}

/** Deletes as the key does, unless the browser can do so without harm. */
function deleteAsKey(view: EditorView, event: InputEvent): boolean {
  const key = keyOf(event);
  if (!key || !event.cancelable) return false;
  takeSelection(view);
  if (isWithinBlock(view, event.getTargetRanges())) return false;
  event.preventDefault();
  const pressed = new KeyboardEvent('keydown', { key });
  view.someProp('handleKeyDown', (handle) => handle(view, pressed));
  return true;
}

/** Deletes nothing that is no longer selected: a table, once the cursor is elsewhere. */
function deleteWhereSeen(view: EditorView, { key, isComposing }: KeyboardEvent): void {
  if (!isComposing && (key === 'Backspace' || key === 'Delete')) takeSelection(view);
}

/**
 * Where a deletion reaches out of its block, Backspace and Delete do the same on every keyboard.
 * Those of phones do not tell their keys; the browser would then join the words with a picture, a
 * table or code, and they would be lost.
 */
export const Deleting = Extension.create({
  name: 'deleting',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: { handleDOMEvents: { beforeinput: deleteAsKey, keydown: deleteWhereSeen } },
    }),
  ],
});
