import { keptDraft, type ProjectDraft } from '../../../lib/projects/draft.ts';
import { deviceStorage, readJson } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

/** The draft of one form on this device: one for new, one per project id (spec 2 §3). */
export function draftStore(id: string | null) {
  const key = `${storageKeys.projectDraft}${id ?? 'new'}`;
  return {
    read: () => keptDraft(readJson(key)),
    /** Returns false if the device could not store it. @param etag the version it started from. */
    keep: (draft: ProjectDraft, etag: string | null): boolean =>
      deviceStorage.set(key, JSON.stringify({ draft, etag, at: new Date().toISOString() })),
    drop: () => deviceStorage.remove(key),
  };
}
