import { useEffect, useState } from 'react';
import type { ProjectDraft } from '../../../lib/projects/draft.ts';

/** A draft is kept this long after the last change (spec 2 §9). */
const autosaveMs = 800;

/**
 * Keeps a draft on the device 800 ms after its last change, while `active`. Gives when it was last
 * kept: null not yet, false when the device cannot.
 */
export function useAutosave(
  draft: ProjectDraft,
  active: boolean,
  keep: (draft: ProjectDraft) => boolean,
): Date | false | null {
  const [keptAt, setKeptAt] = useState<Date | false | null>(null);
  useEffect(() => {
    if (!active) {
      setKeptAt(null);
      return;
    }
    const timer = setTimeout(() => setKeptAt(keep(draft) && new Date()), autosaveMs);
    return () => clearTimeout(timer);
  }, [draft, active, keep]);
  return keptAt;
}
