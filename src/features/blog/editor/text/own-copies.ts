import { Extension } from '@tiptap/core';
import { DOMSerializer, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { withoutStyleSheets } from '../../../../ui/rich-text/pasted-html.ts';

/** Says in copied HTML which site's story it is of: another site's pictures are not here. */
const MARK = 'data-story-of';

class MarkingSerializer extends DOMSerializer {
  override serializeFragment(...given: Parameters<DOMSerializer['serializeFragment']>) {
    const copied = super.serializeFragment(...given);
    const [, , isPartOf] = given;
    if (!isPartOf) copied.firstElementChild?.setAttribute(MARK, location.origin);
    return copied;
  }
}

const markingSerializer = (schema: Schema) =>
  new MarkingSerializer(
    DOMSerializer.nodesFromSchema(schema),
    DOMSerializer.marksFromSchema(schema),
  );

/** Whether this was copied from a story of this site, in whichever tab. */
export function isOwnCopy(data: DataTransfer): boolean {
  const html = data.getData('text/html');
  if (!html.includes(MARK)) return false;
  const copied = new DOMParser().parseFromString(withoutStyleSheets(html), 'text/html');
  return copied.querySelector(`[${MARK}]`)?.getAttribute(MARK) === location.origin;
}

const isLinesOfCode = (node: Node | null) =>
  node?.type.spec.code === true && node.textContent.includes('\n');

/** Several lines of code stay a code block, also beside words: a paragraph would be one line. */
function pasteLinesOfCode(view: EditorView, _: Event, { content, ...open }: Slice): boolean {
  const start = isLinesOfCode(content.firstChild) ? 0 : open.openStart;
  const end = isLinesOfCode(content.lastChild) ? 0 : open.openEnd;
  if (start === open.openStart && end === open.openEnd) return false;
  const { tr } = view.state;
  view.dispatch(tr.replaceSelection(new Slice(content, start, end)).scrollIntoView());
  return true;
}

/** Marks what is copied from a story, so that it comes back with its pictures and its form. */
export const OwnCopies = Extension.create({
  name: 'ownCopies',
  addProseMirrorPlugins() {
    const clipboardSerializer = markingSerializer(this.editor.schema);
    return [new Plugin({ props: { clipboardSerializer, handlePaste: pasteLinesOfCode } })];
  },
});
