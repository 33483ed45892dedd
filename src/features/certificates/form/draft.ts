import { same } from '../../../lib/same.ts';
import type { Kept } from '../../../lib/unsaved-words.ts';
import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import type { Start } from './load.ts';
import { emptyValues, type Values } from './values.ts';

/**
 * The draft of the certificate with this id, or of a new one, on this device.
 *
 * @param imageUrl the image already stored
 */
export function draftStore(id: string | null, imageUrl: string | null) {
  const draft = recordDraft(storageKeys.certificateDraft, id ?? '', emptyValues);
  return {
    ...draft,
    /** Keeps the text with the stored image if a new one is too large for the device. */
    keep: (values: Values, etag: string | null): Kept =>
      draft.keep(values, etag) || (draft.keep({ ...values, imageUrl }, etag) && 'all-but-picture'),
  };
}

/** The draft of an earlier visit, unless it equals what is stored now. */
export function readKept({ id, values }: Start) {
  const store = draftStore(id, null);
  const kept = store.read();
  if (kept && !same(kept.value, values)) return kept;
  store.drop();
  return null;
}
