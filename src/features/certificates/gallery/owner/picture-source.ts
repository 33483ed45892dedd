import { statusOf } from '../../../../api/http.ts';
import { createOwnerApi } from '../../../../api/writes.ts';
import type { GalleryItemView } from '../../../../entities/gallery-item.ts';
import { $ownerToken } from '../../../../stores/owner/session.ts';
import { recordDraft } from '../../../../stores/record-draft.ts';
import { storageKeys } from '../../../../stores/storage-keys.ts';
import type { RecordSource } from '../../../../ui/record-form/use-record-form.ts';
import { newPicture, type PictureValues, valuesOf } from './picture-values.ts';

export const ownerApi = createOwnerApi(() => $ownerToken.get());

/** All pictures, published or not, in their order; also from an API that wraps the list. */
export async function readPictures(): Promise<readonly GalleryItemView[]> {
  const { value } = await ownerApi.read<GalleryItemView[] | { items: GalleryItemView[] }>(
    'gallery',
  );
  return Array.isArray(value) ? value : value.items;
}

const pathOf = (id: string) => `gallery/${encodeURIComponent(id)}`;

/**
 * Where the form of a picture reads from and writes to; an empty id is a new one.
 *
 * @param place where a new picture stands: behind the others.
 */
export const pictureSource = (
  id: string,
  place: number,
  stored: (picture: GalleryItemView) => void,
): RecordSource<PictureValues> => ({
  load: async () => {
    if (id === '') return { value: newPicture(place), etag: null };
    const { value, etag } = await ownerApi.read<GalleryItemView>(pathOf(id));
    return { value: valuesOf(value), etag };
  },
  save: async (values, etag) => {
    const { value } = await (id === ''
      ? ownerApi.create<GalleryItemView>('gallery', values)
      : ownerApi.update<GalleryItemView>(pathOf(id), values, etag));
    stored(value);
  },
  statusOf,
  draft: recordDraft(storageKeys.galleryDraft, id, newPicture(place)),
});
