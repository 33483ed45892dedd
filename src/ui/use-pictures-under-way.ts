import { useCallback, useRef, useState } from 'react';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

type Saving = { busy: boolean; pictures: { waiting: boolean } };

/** What Save says: `rest`, `sending` while it is sent, or that it waits for pictures under way. */
export function saveLabel({ busy, pictures }: Saving, rest: string, sending: string): string {
  if (pictures.waiting) return 'Uploading a picture…';
  return busy ? sending : rest;
}

/** How a save's wait for pictures ended; 'stopped' also if it goes on for an earlier call. */
type Outcome = 'uploaded' | 'failed' | 'stopped';

/**
 * Pictures on their way into a form, one choice after the other: its save waits for them, and leaving
 * the page asks first.
 */
export function usePicturesUnderWay() {
  const underWay = useRef(new Set<Promise<unknown>>());
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const [count, setCount] = useState(0);
  const [waiting, setWaiting] = useState(false);
  const wait = useRef<object | null>(null);
  const isLetGo = useRef(false);
  useUnsavedWarning(count > 0, isLetGo);

  const settle = () => {
    wait.current = null;
    setWaiting(false);
  };
  const during = useCallback(async <T>(begin: () => Promise<T>): Promise<T> => {
    const upload = last.current.then(begin, begin);
    last.current = upload;
    underWay.current.add(upload);
    setCount(underWay.current.size);
    try {
      return await upload;
    } finally {
      underWay.current.delete(upload);
      setCount(underWay.current.size);
    }
  }, []);

  /** Waits for all. */
  const done = async (): Promise<Outcome> => {
    if (wait.current) return 'stopped';
    const own = {};
    wait.current = own;
    setWaiting(true);
    let good = true;
    while (underWay.current.size > 0) {
      const ends = await Promise.allSettled(underWay.current);
      good &&= ends.every(({ status }) => status === 'fulfilled');
    }
    if (wait.current !== own) return 'stopped';
    settle();
    return good ? 'uploaded' : 'failed';
  };

  return {
    /** Whether a save waits. */
    waiting,
    isUploading: () => underWay.current.size > 0,
    during,
    done,
    /** Lets a save that waits not happen, and the page be left without asking. */
    letGo: () => {
      isLetGo.current = true;
      settle();
    },
  };
}
