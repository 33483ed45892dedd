import type { Editor } from '@tiptap/react';
import { useCallback, useState } from 'react';
import { saveFailure, storyMessages } from '../../../../lib/post-editing/save-errors.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import type { Picture } from '../text/figure.ts';
import { outsidePicture } from '../text/kept-pictures.ts';
import { type Place, usePlaces } from './use-places.ts';

/** A picture whose description is being asked for. */
type Described = { picture: Picture; done: (picture: Picture) => void; close: () => void };

/** A picture that could not be uploaded, kept so that it can be sent again. */
export type FailedPicture = { file: File; place: Place; message: string };

const failedText = 'The picture could not be uploaded.';

const messageOf = (error: unknown): string =>
  saveFailure(error).message.replace(storyMessages.saveFailed, failedText);

function choosePictures(): Promise<File[]> {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: 'image/*', multiple: true });
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

const figureOf = ({ src, alt, width, height, caption }: Picture) => ({
  type: 'figure',
  attrs: { src, alt, width, height },
  ...(caption !== '' && { content: [{ type: 'text', text: caption }] }),
});

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * Takes chosen, dropped or pasted pictures, uploads them, asks for a description of each, and
 * inserts them into the text.
 */
export function usePictures(editor: Editor | null) {
  const [uploading, setUploading] = useState(0);
  const [failed, setFailed] = useState<FailedPicture[]>([]);
  const [queue, setQueue] = useState<{ picture: Picture; place: Place }[]>([]);
  const [edited, setEdited] = useState<Picture | null>(null);
  const placeAt = usePlaces(editor);

  const upload = useCallback(async (file: File, place: Place) => {
    setUploading((count) => count + 1);
    try {
      const { url, width, height } = await ownerApi.uploadImage(file, file.name || 'picture');
      const size = { width: String(width), height: String(height) };
      setQueue((now) => [...now, { picture: { src: url, alt: '', ...size, caption: '' }, place }]);
    } catch (error) {
      setFailed((now) => [...now, { file, place, message: messageOf(error) }]);
    } finally {
      setUploading((count) => count - 1);
    }
  }, []);

  /** One after the other, so that they come into the text in their order. */
  const take = useCallback(
    async (files: File[], at: number) => {
      const place = placeAt(at);
      for (const file of files) await upload(file, place);
    },
    [upload, placeAt],
  );

  const insert = (picture: Picture, place: Place) => {
    if (!editor) return;
    const { doc } = editor.state;
    const free = outsidePicture(doc.resolve(Math.min(place.at, doc.content.size)));
    editor.chain().focus().insertContentAt(free, figureOf(picture)).run();
    place.at = editor.state.selection.to; // where what is put here next follows it
  };
  const [next] = queue;
  const drop = () => setQueue((now) => now.slice(1));

  const described: Described | null = edited
    ? {
        picture: edited,
        done: ({ alt }) => {
          const type = editor?.isActive('figure') ? 'figure' : 'image';
          editor?.chain().focus().updateAttributes(type, { alt }).run();
          setEdited(null);
        },
        close: () => setEdited(null),
      }
    : next
      ? {
          picture: next.picture,
          done: (picture) => {
            insert(picture, next.place);
            drop();
          },
          close: drop,
        }
      : null;

  return {
    uploading,
    failed,
    described,
    take,
    choose: async () => {
      const at = editor?.state.selection.to ?? 0;
      void take(await choosePictures(), at);
    },
    edit: () => {
      if (!editor) return;
      const type = editor.isActive('figure') ? 'figure' : 'image';
      const { src, alt, width, height } = editor.getAttributes(type);
      const size = { width: textOf(width) || null, height: textOf(height) || null };
      setEdited({ src: textOf(src), alt: textOf(alt), ...size, caption: '' });
    },
    retry: (picture: FailedPicture) => {
      setFailed((now) => now.filter((one) => one !== picture));
      void upload(picture.file, picture.place);
    },
    giveUp: (picture: FailedPicture) => setFailed((now) => now.filter((one) => one !== picture)),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
