import type { Editor } from '@tiptap/react';
import type { Picture } from '../text/figure.ts';
import { outsidePicture } from '../text/kept-pictures.ts';
import type { Place } from './use-places.ts';

const figureOf = ({ src, alt, width, height, caption }: Picture) => ({
  type: 'figure',
  attrs: { src, alt, width, height },
  ...(caption !== '' && { content: [{ type: 'text', text: caption }] }),
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** The kind of node that is selected: a picture with or without a caption. */
export const pictureType = (editor: Editor) => (editor.isActive('figure') ? 'figure' : 'image');

/** The picture that is selected in the text, without its caption. */
export function selectedPicture(editor: Editor): Picture {
  const { src, alt, width, height } = editor.getAttributes(pictureType(editor));
  const size = { width: textOf(width) || null, height: textOf(height) || null };
  return { src: textOf(src), alt: textOf(alt), ...size, caption: '' };
}

/** Puts a picture at its place, or next to it where no picture may be, and goes on writing there. */
export function insert(editor: Editor, picture: Picture, place: Place): void {
  const { doc } = editor.state;
  const free = outsidePicture(doc.resolve(Math.min(place.at, doc.content.size)));
  editor.chain().focus().insertContentAt(free, figureOf(picture)).run();
  place.at = editor.state.selection.to; // where what is put here next follows it
}
