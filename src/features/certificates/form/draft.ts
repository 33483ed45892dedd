import type { Kept } from '../../../lib/unsaved-words.ts';
import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { emptyValues, type Values } from './values.ts';

/**
 * The certificate being written on this device: the one with this id, or a new one.
 *
 * @param imageUrl the picture it has already
 */
export function draftStore(id: string | null, imageUrl: string | null) {
  const draft = recordDraft(storageKeys.certificateDraft, id ?? '', emptyValues);
  return {
    ...draft,
    /** Words are kept without a picture too large for the device: with the one there was. */
    keep: (values: Values, etag: string | null): Kept =>
      draft.keep(values, etag) || (draft.keep({ ...values, imageUrl }, etag) && 'all-but-picture'),
  };
}
