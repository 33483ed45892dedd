import type * as v from 'valibot';
import { imageAddress } from './address-fields.ts';
import { entitySchema } from './entity.ts';
import { flag, number, text, textList } from './fields.ts';

/** Gallery items with these titles decorate the site itself and are not shown (spec 3 §3). */
const siteDressing = ['portfolio banner', 'profile photo'];

/** Whether the certificates screen shows a gallery item with this title. */
export const isShown = (title: string): boolean =>
  !siteDressing.includes(title.trim().toLowerCase());

export const galleryItemSchema = entitySchema(
  {
    title: text(200),
    description: text(2_000),
    imageUrl: imageAddress(),
    tags: textList(),
    sortOrder: number(0),
    published: flag(true),
  },
  {
    title: ['name', 'caption'],
    imageUrl: ['image_url', 'image', 'url'],
    sortOrder: ['sort_order'],
    published: ['is_published'],
  },
);

/** Messages of the picture form beyond the limits of its fields. */
export const galleryMessages = {
  missingTitle: 'Title is required.',
  missingImage: 'Please choose a picture.',
  confirmDelete: 'Delete this picture?',
  loadFailed: 'Failed to load the picture',
  saveFailed: 'Failed to save the picture',
  notFound: 'This picture is no longer there.',
} as const;

export type GalleryItem = v.InferOutput<typeof galleryItemSchema>;
export type GalleryItemView = GalleryItem & { id: string };
