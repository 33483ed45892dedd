import type { ProjectDraft } from '../../../lib/projects/draft.ts';
import { type KeptDraft, keptDrafts } from '../../../lib/projects/kept-drafts.ts';
import type { Kept } from '../../../lib/unsaved-words.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { tabDraft } from '../../../stores/tab-draft.ts';

/** The drafts of one form on this device: one form for new, one per project id (spec 2 §3). */
export function draftStore(id: string | null) {
  const stored = tabDraft(`${storageKeys.projectDraft}${id ?? 'new'}`);
  return {
    /** The newest first; the others were still offered when it was begun. */
    read: () => keptDrafts(stored.read()),
    /**
     * @param etag the version it started from.
     * @param offered those found before that the owner has not decided about.
     */
    keep: (draft: ProjectDraft, etag: string | null, offered: readonly KeptDraft[] = []): Kept =>
      stored.keep({ draft, etag, at: new Date().toISOString(), offered }),
    /** Goes back to what was found: keeps these as they are, or none. */
    keepOnly: ([first, ...others]: readonly KeptDraft[]): void => {
      if (first) stored.keep({ ...first, offered: others });
      else stored.drop();
    },
  };
}
