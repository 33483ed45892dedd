import { entryRequests } from '../../../../api/entry-requests.ts';
import type { GalleryItemView } from '../../../../entities/gallery-item.ts';
import { creationInTab } from '../../../../owner/creation-in-tab.ts';
import { ownerApi } from '../../../../owner/owner-api.ts';
import { recordDraft } from '../../../../stores/record-draft.ts';
import { storageKeys } from '../../../../stores/storage-keys.ts';
import { entrySource } from '../../../../ui/record-form/entry-source.ts';
import type { RecordSource } from '../../../../ui/record-form/record-source.ts';
import { newPicture, type PictureValues, valuesOf } from './picture-values.ts';

/** All pictures, published or not, in order; also from an API that wraps the list. */
export async function readPictures(): Promise<readonly GalleryItemView[]> {
  const { value } = await ownerApi.read<GalleryItemView[] | { items: GalleryItemView[] }>(
    'gallery',
  );
  return Array.isArray(value) ? value : value.items;
}

/**
 * The source of a picture's form; an empty id means a new picture, never one cancelled before.
 *
 * @param place the position of a new picture: after the others.
 */
export const pictureSource = (
  id: string,
  place: number,
  stored: (picture: GalleryItemView) => void,
): RecordSource<PictureValues> =>
  entrySource<PictureValues, GalleryItemView>(id, {
    requests: entryRequests<GalleryItemView>(ownerApi, 'gallery', creationInTab('gallery')),
    blank: newPicture(place),
    idOf: (picture) => picture.id,
    payloadOf: (values) => values,
    ...{ valuesOf, stored },
    draftOf: (known) => recordDraft(storageKeys.galleryDraft, known, newPicture(place)),
  });
