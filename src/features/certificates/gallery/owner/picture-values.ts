import * as v from 'valibot';
import { messagesByField } from '../../../../entities/entity.ts';
import {
  type GalleryItem,
  galleryItemSchema,
  galleryMessages,
} from '../../../../entities/gallery-item.ts';

/** A picture in its form; its position is text, as typed. */
export type PictureValues = Omit<GalleryItem, 'sortOrder'> & { sortOrder: string };

/** A new picture, after the others. */
export const newPicture = (place: number): PictureValues => ({
  title: '',
  description: '',
  imageUrl: null,
  tags: [],
  sortOrder: String(place),
  published: true,
});

/** A stored picture as its form shows it. */
export const valuesOf = (item: GalleryItem): PictureValues => ({
  title: item.title,
  description: item.description,
  imageUrl: item.imageUrl,
  tags: item.tags,
  sortOrder: String(item.sortOrder),
  published: item.published,
});

/** A picture's errors by field; empty if it can be saved. */
export function errorsOf(values: PictureValues): Record<string, string> {
  const { issues } = v.safeParse(galleryItemSchema, values);
  return {
    ...messagesByField(issues ?? []),
    ...(values.title.trim() === '' && { title: galleryMessages.missingTitle }),
    ...(values.imageUrl === null && { imageUrl: galleryMessages.missingImage }),
  };
}
