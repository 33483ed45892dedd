import type { Editor } from '@tiptap/react';
import { useCallback, useState } from 'react';
import { saveFailure, storyMessages } from '../../../../lib/post-editing/save-errors.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import type { Picture } from '../text/figure.ts';
import { outsidePicture } from '../text/kept-pictures.ts';

/** A picture whose description is being asked for. */
type Described = { picture: Picture; done: (picture: Picture) => void; close: () => void };

/** A picture that could not be uploaded, kept so that it can be sent again. */
export type FailedPicture = { file: File; at: number; message: string };

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
  const [queue, setQueue] = useState<{ picture: Picture; at: number }[]>([]);
  const [edited, setEdited] = useState<Picture | null>(null);

  const upload = useCallback(async (file: File, at: number) => {
    setUploading((count) => count + 1);
    try {
      const { url, width, height } = await ownerApi.uploadImage(file, file.name || 'picture');
      const size = { width: String(width), height: String(height) };
      setQueue((now) => [...now, { picture: { src: url, alt: '', ...size, caption: '' }, at }]);
    } catch (error) {
      setFailed((now) => [...now, { file, at, message: messageOf(error) }]);
    } finally {
      setUploading((count) => count - 1);
    }
  }, []);

  const take = useCallback(
    (files: File[], at: number) => files.forEach((file) => void upload(file, at)),
    [upload],
  );

  const insert = (picture: Picture, at: number) => {
    if (!editor) return;
    const { doc } = editor.state;
    const place = outsidePicture(doc.resolve(Math.min(at, doc.content.size)));
    editor.chain().focus().insertContentAt(place, figureOf(picture)).run();
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
            insert(picture, next.at);
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
      take(await choosePictures(), at);
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
      void upload(picture.file, picture.at);
    },
    giveUp: (picture: FailedPicture) => setFailed((now) => now.filter((one) => one !== picture)),
  };
}

export type Pictures = ReturnType<typeof usePictures>;
