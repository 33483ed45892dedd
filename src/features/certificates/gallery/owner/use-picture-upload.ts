import { useEffect, useState } from 'react';
import { notOwner } from '../../../../entities/owner-mode.ts';
import { statusOf } from '../../../../lib/api-error.ts';
import { uploadWaitsWords } from '../../../../lib/obstacle-words.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';

/** Why an upload waits. */
const words = `${notOwner} ${uploadWaitsWords}`;

/**
 * Uploads a picture and returns its address. One that is refused because owner mode has ended waits,
 * as `waits` says meanwhile, and is sent again once it is on again, by whatever means.
 */
export function usePictureUpload() {
  const [waiting, setWaiting] = useState<{ goOn: () => void } | null>(null);
  useEffect(() => {
    if (!waiting) return;
    return $ownerToken.subscribe((token) => {
      if (token !== null) waiting.goOn();
    });
  }, [waiting]);

  const ownerAgain = async () => {
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    setWaiting({ goOn });
    await promise;
    setWaiting(null);
  };
  const upload = async (file: File): Promise<string> => {
    try {
      return (await ownerApi.uploadImage(file)).url;
    } catch (error) {
      if (statusOf(error) !== 401) throw error;
      await ownerAgain();
      return upload(file);
    }
  };
  return { upload, waits: waiting ? words : '' };
}
