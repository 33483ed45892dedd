import { useLayoutEffect, useRef, useState } from 'react';
import type { ProjectDraft } from '../../../lib/projects/draft.ts';
import type { Kept, KeptAt } from '../../../lib/unsaved-words.ts';
import { createDebounce } from '../../../ui/debounce.ts';
import { whenLeft } from '../../../ui/when-left.ts';

/** A draft is kept this long after the last change (spec 2 §9). */
const autosaveMs = 800;

/**
 * Stores a draft on the device while `active`: 800 ms after its last change, every 3 s while changes
 * come without a pause, and when the page is hidden or left. Removes it once no longer active.
 * Returns when it was last stored.
 */
export function useAutosave(
  draft: ProjectDraft,
  active: boolean,
  keep: (draft: ProjectDraft) => Kept,
  letGo: () => void,
): KeptAt {
  const [keptAt, setKeptAt] = useState<KeptAt>(null);
  const [postpone] = useState(() => createDebounce(autosaveMs));
  const hasKept = useRef(false);
  // Not a passive effect: a page left at once would keep the draft where it was before the save.
  useLayoutEffect(() => {
    if (!active) {
      if (hasKept.current) letGo();
      hasKept.current = false;
      setKeptAt(null);
      return;
    }
    const keepNow = () => {
      hasKept.current = true;
      const kept = keep(draft);
      setKeptAt(kept === true ? new Date() : kept);
    };
    const callOff = postpone(keepNow);
    const stop = whenLeft(keepNow);
    return () => {
      callOff();
      stop();
    };
  }, [draft, active, keep, letGo, postpone]);
  return keptAt;
}
