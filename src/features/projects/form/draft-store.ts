import { type ProjectDraft, readDraft } from '../../../lib/projects/draft.ts';
import { deviceStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

/** The draft of one form on this device: one for new, one per project id (spec 2 §3). */
export function draftStore(id: string | null) {
  const key = `${storageKeys.projectDraft}${id ?? 'new'}`;
  return {
    read: () => readDraft(deviceStorage.get(key)),
    /** Gives false when the device could not keep it. @param etag the version it was begun from. */
    keep: (draft: ProjectDraft, etag: string | null): boolean =>
      deviceStorage.set(key, JSON.stringify({ draft, etag, at: new Date().toISOString() })),
    drop: () => deviceStorage.remove(key),
  };
}
