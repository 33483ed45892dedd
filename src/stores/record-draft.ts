import { fieldsLike } from '../lib/fields-like.ts';
import type { Kept } from '../lib/unsaved-words.ts';
import { tabDraft } from './tab-draft.ts';

/** A record's unsaved values, and the version on the server they started from. */
export type RecordDraft<T> = { value: T; etag: string | null };

/**
 * The draft of one record on this device. Each record has its own key, so that drafts do not
 * overwrite each other.
 *
 * @param key one of `storageKeys`, used as it is for a new record, whose id is empty.
 * @param blank the values for fields that an older draft lacks, or has of another kind.
 */
export function recordDraft<T extends object>(key: string, id: string, blank: T) {
  const draft = tabDraft(id === '' ? key : `${key}:${id}`);
  return {
    read(): RecordDraft<T> | null {
      const kept = draft.read() as RecordDraft<T> | null;
      if (!kept?.value || typeof kept.value !== 'object') return null;
      const usable = fieldsLike(blank, kept.value);
      if (Object.keys(usable).length === 0) return null;
      return { value: { ...blank, ...usable }, etag: kept.etag ?? null };
    },
    keep: (value: T, etag: string | null): Kept => draft.keep({ value, etag }),
    drop: draft.drop,
  };
}
