import { useLayoutEffect, useRef, useState } from 'react';
import type { Kept } from '../lib/unsaved-words.ts';
import { createDebounce } from './debounce.ts';
import { useFreshOnReturn } from './use-fresh-on-return.ts';
import { useStay } from './use-stay.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';
import { whenLeft } from './when-left.ts';

/** Unsaved changes, and the version they started from. */
type Draft<T> = { value: T; etag: string | null };

/** Where a draft is kept on the device. */
export type DraftStore<T> = {
  read: () => Draft<T> | null;
  keep: (value: T, etag: string | null) => Kept;
  drop: () => void;
};

/** Drafts are kept 1.5 s after changes (spec 3 §4). */
const draftDelayMs = 1_500;

/**
 * Keeps a draft on the device: 1.5 s after the last change, every 3 s while changes come without a
 * pause, and when the page is hidden or left, which asks first. Drops it once nothing differs any
 * more. Returns how much of it the device keeps, and a function that drops it for good; but what is
 * typed after all was saved, before the next page has come, is kept again.
 *
 * @param draft the unsaved changes; null if there are none.
 */
export function useDraft<T>(store: DraftStore<T>, draft: Draft<T> | null) {
  const [kept, setKept] = useState<Kept>(true);
  const [postpone] = useState(() => createDebounce(draftDelayMs));
  const done = useRef(false);
  const hasDiffered = useRef(false);
  const differs = useRef(false);
  const [value, etag] = [draft?.value, draft?.etag ?? null];
  useUnsavedWarning(draft !== null, done);
  useFreshOnReturn(done);
  useStay(() => {
    done.current = false;
  });
  // Not a passive effect: a page left at once would keep the draft where it was before the save.
  useLayoutEffect(() => {
    if (value === undefined) {
      if (hasDiffered.current && !done.current) store.drop();
      differs.current = false;
      return;
    }
    if (!differs.current) done.current = false;
    differs.current = true;
    hasDiffered.current = true;
    const keep = () => {
      if (!done.current) setKept(store.keep(value, etag));
    };
    const callOff = postpone(keep);
    const stop = whenLeft(keep);
    return () => {
      callOff();
      stop();
    };
  }, [store, value, etag, postpone]);
  const letGo = () => {
    done.current = true;
    store.drop();
  };
  return { kept, letGo };
}
