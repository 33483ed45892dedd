import { useCallback, useState } from 'react';
import {
  type Failure,
  saveFailure,
  storyMessages,
} from '../../../../lib/post-editing/save-errors.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { isMoving } from '../../../../ui/image-input/is-moving.ts';
import { useLatestState } from '../../../../ui/use-latest-state.ts';
import type { Picture } from '../text/figure.ts';
import type { Place } from './use-places.ts';

/** A picture for a place in the text, and what `useTyped` had counted when it was chosen. */
type Chosen = { key: string; file: File; place: Place; typed: number };

/** A picture that could not be uploaded, kept so that it can be sent again. */
export type FailedPicture = Chosen & Failure;

/** An uploaded picture that is not in the text yet. */
export type UploadedPicture = Chosen & { picture: Picture; moving: boolean };

const isSignedOut = ({ signedOut }: FailedPicture) => signedOut;

const failedText = 'The picture could not be uploaded.';

function failureOf(error: unknown): Failure {
  const { message, signedOut } = saveFailure(error);
  return { signedOut, message: message.replace(storyMessages.saveFailed, failedText) };
}

async function sent(file: File): Promise<Picture> {
  const { url, width, height } = await ownerApi.uploadImage(file, file.name || 'picture');
  return { src: url, alt: '', width: String(width), height: String(height), caption: '' };
}

/**
 * Uploads pictures one after the other, so that they come into the text in their order.
 *
 * @param arrived called with each that is uploaded
 */
export function useUploads(arrived: (picture: UploadedPicture) => void) {
  const [uploading, setUploading] = useState(0);
  const { value: failed, latest, show } = useLatestState<FailedPicture[]>([]);

  const upload = useCallback(
    async (chosen: Chosen) => {
      try {
        const picture = await sent(chosen.file);
        arrived({ ...chosen, picture, moving: await isMoving(chosen.file) });
      } catch (error) {
        show([...latest.current, { ...chosen, ...failureOf(error) }]);
      } finally {
        setUploading((count) => count - 1);
      }
    },
    [arrived, show, latest],
  );
  const send = useCallback(
    async (pictures: Chosen[]) => {
      setUploading((count) => count + pictures.length);
      for (const picture of pictures) await upload(picture);
    },
    [upload],
  );
  const giveUp = (...pictures: FailedPicture[]) =>
    show(latest.current.filter((one) => !pictures.includes(one)));
  const retry = (...pictures: FailedPicture[]) => {
    giveUp(...pictures);
    void send(pictures);
  };
  /** Sends those that failed because owner mode had ended and were not left out since. */
  const retrySignedOut = () => retry(...latest.current.filter(isSignedOut));
  const asking = failed.find(isSignedOut) ?? null;
  return { uploading, failed, asking, send, giveUp, retry, retrySignedOut };
}
