import { failureWords } from '../../../lib/save-words.ts';
import { saysSignedOut } from '../../../lib/signed-out.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { sayPicturesAdded } from '../../../ui/image-input/say-pictures-added.ts';
import { useLatestState } from '../../../ui/use-latest-state.ts';
import type { usePicturesUnderWay } from '../../../ui/use-pictures-under-way.ts';
import { useUnsavedWarning } from '../../../ui/use-unsaved-warning.ts';
import type { Writing } from './use-writing.ts';

/** Files chosen for one filling of the form; filled again, it takes them no more. */
type Chosen = { files: File[]; filling: number };

/**
 * Uploads pictures into the form. Those refused because owner mode has ended are kept, and can be
 * sent again.
 *
 * @param signedOut called when some were refused
 */
export function useUploads(
  { append, latestFilling }: Writing,
  pictures: ReturnType<typeof usePicturesUnderWay>,
  signedOut: () => void,
) {
  const { latest: refused, value, show } = useLatestState<Chosen>({ files: [], filling: 0 });
  const isCurrent = ({ filling }: Chosen) => filling === latestFilling.current;
  const hasRefused = () => refused.current.files.length > 0 && isCurrent(refused.current);
  useUnsavedWarning(value.files.length > 0 && isCurrent(value), { current: false });

  const refuse = (file: File, { filling }: Chosen) => {
    show({ files: [...(hasRefused() ? refused.current.files : []), file], filling });
    signedOut();
  };
  /** Uploads one file; returns why it could not be. */
  const send = async (file: File, chosen: Chosen): Promise<string> => {
    try {
      const { url } = await ownerApi.uploadImage(file, file.name);
      if (isCurrent(chosen)) append('images', url);
    } catch (error) {
      if (!isCurrent(chosen)) return '';
      if (!saysSignedOut(error)) return `${file.name}: ${failureWords(error)}`;
      refuse(file, chosen);
    }
    return '';
  };
  /** Uploads each file separately, so that a failure does not stop the others. */
  const sendAll = async (chosen: Chosen) => {
    const before = refused.current.files.length;
    const failures: string[] = [];
    for (const file of chosen.files) {
      if (isCurrent(chosen)) failures.push(await send(file, chosen));
    }
    const failed = failures.filter(Boolean);
    const kept = refused.current.files.length - before;
    if (isCurrent(chosen)) sayPicturesAdded(failures.length - failed.length - kept);
    if (failed.length > 0) throw new Error(failed.join(' '));
  };
  const upload = (files: File[]) => {
    const chosen = { files, filling: latestFilling.current };
    return pictures.during(() => sendAll(chosen));
  };
  return {
    upload,
    hasRefused,
    /** Sends those again that were refused. */
    resend: () => {
      const { files } = refused.current;
      const again = hasRefused() ? files : [];
      show({ files: [], filling: 0 });
      return upload(again);
    },
  };
}
