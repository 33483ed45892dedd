import { useRef } from 'react';
import { projectMessages } from '../../../entities/project.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import type { Failure } from '../../../ui/obstacle/obstacle.ts';
import { usePicturesUnderWay } from '../../../ui/use-pictures-under-way.ts';
import type { FormErrors } from './form-errors.ts';
import { useUploads } from './use-uploads.ts';
import type { Writing } from './use-writing.ts';

/** What prevents a save, or an upload, once owner mode has ended. */
export const signedOut: Failure = { kind: 'signed-out', message: projectMessages.sessionExpired };

const notUploaded: FormErrors = { images: 'Not saved: a picture could not be uploaded.' };

type Save = () => Promise<FormErrors>;

/** Uploads pictures into the form, before it is saved; both go on once owner mode is on again. */
export function useUploadsFirst(writing: Writing, setObstacle: (next: Failure | null) => void) {
  const pictures = usePicturesUnderWay();
  /** Whether owner mode, once on again, goes on with a save, and not only with uploads. */
  const isWanted = useRef(false);
  const { upload, hasRefused, resend } = useUploads(writing, pictures, () => {
    isWanted.current = false;
    setObstacle(signedOut);
  });
  const tell = (error: unknown) => writing.setErrors({ images: failureWords(error) });

  /** Saves once pictures under way are uploaded; returns the errors of the fields. */
  const whenUploaded = async (save: Save): Promise<FormErrors> => {
    isWanted.current = true;
    if (hasRefused() && $ownerToken.get() !== null) resend().catch(tell);
    return pictures.isUploading() ? wait(save) : save();
  };
  const wait = async (save: Save): Promise<FormErrors> => {
    const ended = await pictures.done();
    if (ended === 'stopped') return {};
    if (hasRefused()) {
      isWanted.current = true;
      return {};
    }
    if (ended === 'uploaded') return whenUploaded(save);
    writing.setErrors(notUploaded);
    return notUploaded;
  };
  /** Goes on with what had to wait for owner mode. */
  const resume = async (save: Save): Promise<void> => {
    if (isWanted.current) return void (await save());
    await resend();
    if (!hasRefused()) setObstacle(null);
  };
  const areUploaded = () => !pictures.isUploading() && !hasRefused();
  return { pictures, upload, areUploaded, whenUploaded, resume };
}
