import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { emptyValues, type Values } from './values.ts';

/** The certificate being written on this device: the one with this id, or a new one. */
export function draftStore(id: string | null) {
  const draft = recordDraft(storageKeys.certificateDraft, id ?? '', emptyValues);
  return {
    ...draft,
    /** A picture too large for the device is left out, so that at least the words are kept. */
    keep: (values: Values, etag: string | null): boolean =>
      draft.keep(values, etag) || draft.keep({ ...values, imageUrl: null }, etag),
  };
}
