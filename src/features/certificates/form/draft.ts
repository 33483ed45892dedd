import type { Kept } from '../../../lib/unsaved-words.ts';
import { recordDraft } from '../../../stores/record-draft.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import type { DraftStore } from '../../../ui/use-draft.ts';
import { emptyValues, type Values } from './values.ts';

/**
 * The draft of the certificate with this id, or of a new one, on this device.
 *
 * @param storedImage tells the image already stored
 */
export function draftStore(
  id: string | null,
  storedImage: () => string | null,
): DraftStore<Values> {
  const draft = recordDraft(storageKeys.certificateDraft, id ?? '', emptyValues);
  const withStoredImage = (values: Values, etag: string | null): Kept =>
    draft.keep({ ...values, imageUrl: storedImage() }, etag) && 'all-but-picture';
  return {
    ...draft,
    /** Keeps the text with the stored image if a new one is too large for the device. */
    keep: (values, etag) => draft.keep(values, etag) || withStoredImage(values, etag),
  };
}
