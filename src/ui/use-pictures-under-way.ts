import { useCallback, useRef, useState } from 'react';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

type Saving = { busy: boolean; pictures: { waiting: boolean } };

/** What Save says: `rest`, `sending` while it is sent, or that it waits for pictures under way. */
export function saveLabel({ busy, pictures }: Saving, rest: string, sending: string): string {
  if (pictures.waiting) return 'Uploading a picture…';
  return busy ? sending : rest;
}

/** Pictures on their way into a form: its save waits for them, and leaving the page asks first. */
export function usePicturesUnderWay() {
  const underWay = useRef(new Set<Promise<unknown>>());
  const [count, setCount] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const wait = useRef<object | null>(null);
  useUnsavedWarning(count > 0);

  const settle = () => {
    wait.current = null;
    setWaiting(false);
  };
  const during = useCallback(async <T>(upload: Promise<T>): Promise<T> => {
    underWay.current.add(upload);
    setCount(underWay.current.size);
    try {
      return await upload;
    } finally {
      underWay.current.delete(upload);
      setCount(underWay.current.size);
    }
  }, []);

  /** Waits for all; false if one failed, if waiting was stopped, or if it goes on for an earlier call. */
  const done = async (): Promise<boolean> => {
    if (wait.current) return false;
    const own = {};
    wait.current = own;
    setWaiting(true);
    let good = true;
    while (underWay.current.size > 0) {
      const ends = await Promise.allSettled(underWay.current);
      good &&= ends.every(({ status }) => status === 'fulfilled');
    }
    if (wait.current !== own) return false;
    settle();
    return good;
  };

  return {
    /** Whether a save waits. */
    waiting,
    isUploading: () => underWay.current.size > 0,
    during,
    done,
    /** Lets a save that waits not happen. */
    stopWaiting: settle,
  };
}
