import { useEffect, useState } from 'react';
import { statusOf } from '../../../../api/http.ts';
import { uploadWaitsWords } from '../../../../lib/obstacle-words.ts';
import { asSentence, failureWords } from '../../../../lib/save-words.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';

/** An upload that waits for owner mode, and what lets it go on. */
type Waiting = { words: string; goOn: () => void };

/**
 * Uploads a picture and returns its address; `waits` says why that waits, if it does. One that is refused because owner mode has ended waits,
 * and is sent again once it is on again, by whatever means.
 */
export function usePictureUpload() {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => {
    if (!waiting) return;
    return $ownerToken.subscribe((token) => {
      if (token !== null) waiting.goOn();
    });
  }, [waiting]);

  const ownerAgain = async (words: string) => {
    const { promise, resolve: goOn } = Promise.withResolvers<void>();
    setWaiting({ words, goOn });
    await promise;
    setWaiting(null);
  };
  const upload = async (file: File): Promise<string> => {
    try {
      return (await ownerApi.uploadImage(file)).url;
    } catch (error) {
      if (statusOf(error) !== 401) throw error;
      await ownerAgain(`${asSentence(failureWords(error))} ${uploadWaitsWords}`);
      return upload(file);
    }
  };
  return { upload, waits: waiting?.words };
}
