import { keptDraft, type ProjectDraft } from '../../../lib/projects/draft.ts';
import type { Kept } from '../../../lib/unsaved-words.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { tabDraft } from '../../../stores/tab-draft.ts';

/** The draft of one form on this device: one for new, one per project id (spec 2 §3). */
export function draftStore(id: string | null) {
  const stored = tabDraft(`${storageKeys.projectDraft}${id ?? 'new'}`);
  return {
    read: () => keptDraft(stored.read()),
    /** @param etag the version it started from. */
    keep: (draft: ProjectDraft, etag: string | null): Kept =>
      stored.keep({ draft, etag, at: new Date().toISOString() }),
    drop: stored.drop,
  };
}
