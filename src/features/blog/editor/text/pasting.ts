import { GapCursor } from '@tiptap/pm/gapcursor';
import { TextSelection } from '@tiptap/pm/state';
import type { EditorProps, EditorView } from '@tiptap/pm/view';
import { uploadMessages } from '../../../../entities/upload.ts';
import { imagesIn } from '../../../../ui/image-input/is-image.ts';
import { withoutStyleSheets } from '../../../../ui/rich-text/pasted-html.ts';
import { showToast } from '../../../../ui/toast/toast.ts';
import { isOwnCopy } from './own-copies.ts';
import { textOfHtml } from './text-of-html.ts';

const plainTextOf = (data: DataTransfer): string =>
  data.getData('text/plain') || textOfHtml(data.getData('text/html'));

/** Whether a text only says which files these are, as file managers add to them. */
const isTheirNames = (text: string, files: File[]): boolean =>
  text
    .split('\n')
    .every((line) => /^file:/.test(line) || files.some(({ name }) => line.trim().endsWith(name)));

/** The pictures to paste: one beside words shows only those, as spreadsheets and Word add it. */
function pastedPictures(data: DataTransfer): File[] {
  const pictures = imagesIn(data);
  const text = data.getData('text/plain').trim();
  return text === '' || isTheirNames(text, pictures) ? pictures : [];
}

/** Puts the text where it is dropped, in paragraphs, as if it were pasted there. */
function dropText(view: EditorView, text: string, place: number): void {
  const { doc, tr } = view.state;
  const $place = doc.resolve(place);
  const isInText = $place.parent.inlineContent;
  view.dispatch(tr.setSelection(isInText ? new TextSelection($place) : new GapCursor($place)));
  view.pasteText(text);
  view.focus();
}

/** Pastes a picture below the code the cursor is in, where it would be lost but for its caption. */
function pasteBelowCode(view: EditorView, html: string): boolean {
  const { doc, tr, selection } = view.state;
  const { $from } = selection;
  if (!$from.parent.type.spec.code || !/<img\b/i.test(html)) return false;
  view.dispatch(tr.setSelection(new GapCursor(doc.resolve($from.after()))));
  return view.pasteHTML(html);
}

/**
 * Pasting inserts plain text only (spec 2 §5), and uploads pictures; what was copied from a story
 * comes back as it was.
 *
 * @param takePictures called with the files and their position in the document.
 */
export const pasting = (takePictures: (files: File[], at: number) => void): EditorProps => ({
  transformPastedHTML: withoutStyleSheets,
  handlePaste: (view, { clipboardData: data }) => {
    // `pasteText` comes back here without data, which Firefox represents as an empty object.
    if (!data || data.types.length === 0) return false;
    if (isOwnCopy(data)) return pasteBelowCode(view, data.getData('text/html'));
    const pictures = pastedPictures(data);
    const text = plainTextOf(data);
    if (pictures.length > 0) takePictures(pictures, view.state.selection.to);
    else if (text !== '') view.pasteText(text);
    return true;
  },
  handleDrop: (view, event, _slice, moved) => {
    if (moved || (event.dataTransfer && isOwnCopy(event.dataTransfer))) return false;
    const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
    const place = at ?? view.state.selection.to;
    const pictures = imagesIn(event.dataTransfer);
    const text = event.dataTransfer ? plainTextOf(event.dataTransfer) : '';
    if (pictures.length > 0) takePictures(pictures, place);
    else if (text !== '') dropText(view, text, place);
    else if (event.dataTransfer?.files.length) showToast(uploadMessages.unreadable, 'failed');
    event.preventDefault();
    return true;
  },
});
