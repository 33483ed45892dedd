import type { Editor } from '@tiptap/react';
import { useCallback, useState } from 'react';
import type { Picture } from '../text/figure.ts';
import { insert, pictureType, selectedPicture } from './pictures-in-text.ts';
import { usePlaces } from './use-places.ts';
import { useTyped } from './use-typed.ts';
import { type UploadedPicture, useUploads } from './use-uploads.ts';

/** A picture whose description is being asked for; `close` gets it as described so far. */
type Described = {
  key: string;
  picture: Picture;
  /** Whether it moves, of which only the first frame is shown. */
  moving: boolean;
  action: string;
  done: (picture: Picture) => void;
  close: (picture: Picture) => void;
};

function choosePictures(): Promise<File[]> {
  const input = document.createElement('input');
  Object.assign(input, { type: 'file', accept: 'image/*', multiple: true });
  return new Promise((resolve) => {
    input.addEventListener('change', () => resolve([...(input.files ?? [])]));
    input.addEventListener('cancel', () => resolve([]));
    input.click();
  });
}

/** An uploaded picture that waits to be described. */
export type WaitingPicture = UploadedPicture & {
  /** Whether its description is asked for only once the owner wants to give it. */
  aside: boolean;
};

/** Said of a story whose pictures are being uploaded, failed, or wait to be described. */
export const notInYet = 'A picture is not in the story yet.';

let chosen = 0;
const newKey = () => String(++chosen);

/** Whether the keyboard is where the owner writes, and not in a note about pictures. */
const isWriting = () => {
  const at = document.activeElement;
  return at !== null && at !== document.body && at.closest('.picture-notes') === null;
};

/**
 * Takes chosen, dropped or pasted pictures, uploads them, asks for a description of each, and
 * inserts them into the text. Asks at once only if nothing was typed since a picture was chosen.
 */
export function usePictures(editor: Editor | null) {
  const [waiting, setWaiting] = useState<WaitingPicture[]>([]);
  const [edited, setEdited] = useState<Picture | null>(null);
  const placeAt = usePlaces(editor);
  const asked = waiting.find(({ aside }) => !aside);
  const typed = useTyped(edited !== null || asked !== undefined);

  const arrived = useCallback(
    (uploaded: UploadedPicture) => {
      const aside = typed.current !== uploaded.typed;
      setWaiting((now) => [...now, { ...uploaded, aside }]);
    },
    [typed],
  );
  const { send, retry, retrySignedOut, giveUp, ...uploads } = useUploads(arrived);
  const take = useCallback(
    (files: File[], at: number) => {
      const [place, before] = [placeAt(at), typed.current];
      void send(files.map((file) => ({ key: newKey(), file, place, typed: before })));
    },
    [send, placeAt, typed],
  );

  /** Lets the owner go on writing after an answer to a note, which goes away with its focus. */
  const thenWrite =
    <Given extends unknown[]>(answer: (...given: Given) => void) =>
    (...given: Given) => {
      answer(...given);
      if (!isWriting()) editor?.commands.focus();
    };
  const drop = ({ key }: WaitingPicture) =>
    setWaiting((now) => now.filter((one) => one.key !== key));
  /** Sets all aside, so that the owner can go on writing. */
  const setAside = ({ key }: WaitingPicture, picture: Picture) => {
    setWaiting((now) =>
      now.map((one) => ({ ...one, aside: true, ...(one.key === key && { picture }) })),
    );
    editor?.commands.focus();
  };
  const closeEdited = () => {
    setEdited(null);
    editor?.commands.focus();
  };

  const describedEdited: Described | null = edited && {
    key: 'edited',
    picture: edited,
    moving: false,
    action: 'Use this description',
    done: ({ alt }) => {
      if (editor) editor.chain().updateAttributes(pictureType(editor), { alt }).run();
      closeEdited();
    },
    close: closeEdited,
  };
  const describedNew: Described | null = asked
    ? {
        key: asked.key,
        picture: asked.picture,
        moving: asked.moving,
        action: 'Put into the story',
        done: (picture) => {
          if (!editor) return;
          insert(editor, picture, asked.place);
          drop(asked);
        },
        close: (picture) => setAside(asked, picture),
      }
    : null;

  return {
    ...uploads,
    /** Whether one is not in the text yet, so that it would be lost with this page. */
    pending: uploads.uploading + uploads.failed.length + waiting.length > 0,
    take,
    described: describedEdited ?? describedNew,
    /** Uploaded pictures that are not asked about now. */
    aside: waiting.filter(({ aside }) => aside),
    describe: ({ key }: WaitingPicture) =>
      setWaiting((now) => now.map((one) => (one.key === key ? { ...one, aside: false } : one))),
    leaveOut: thenWrite(drop),
    retry: thenWrite(retry),
    retrySignedOut: thenWrite(retrySignedOut),
    giveUp: thenWrite(giveUp),
    choose: async () => {
      const at = editor?.state.selection.to ?? 0;
      take(await choosePictures(), at);
    },
    edit: () => {
      if (editor) setEdited(selectedPicture(editor));
    },
  };
}

export type Pictures = ReturnType<typeof usePictures>;
