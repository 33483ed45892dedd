import { DomUtils } from 'htmlparser2';
import { uploadedImage } from '../uploaded-image.ts';
import type { PostBody } from './read.ts';

export type ImageSize = { width: number; height: number };

const upload = /^\/uploads\/[\w.-]+$/;

/** An uploaded image whose writer gave it no size. */
const unsized = /<img (?![^>]*\b(?:width|height)=)[^>]*?\bsrc="(\/uploads\/[\w.-]+)"/g;

/**
 * How wide an image is shown: the text's columns and those beside them, on small screens all of it.
 */
const shownWidth = '(min-width: 70rem) 66vw, 100vw';

/** The ratio limits the width of an image that would be higher than the window. */
const room = ({ width, height }: ImageSize, srcset = '') =>
  `width="${width}" height="${height}" style="--ratio:${width}/${height}"` +
  `${srcset && ` srcset="${srcset}" sizes="${shownWidth}"`} `;

/** The uploads that a body shows whose size is neither in the markup nor in their name. */
export function unsizedUploads({ document }: Pick<PostBody, 'document'>): string[] {
  const images = DomUtils.getElementsByTagName('img', document.children, true);
  const sources = images
    .filter(({ attribs: { width, height } }) => (width ?? height) === undefined)
    .map(({ attribs: { src = '' } }) => src)
    .filter((src) => upload.test(src) && !uploadedImage(src));
  return [...new Set(sources)];
}

/**
 * Gives the uploaded images in clean markup their size, so that nothing moves when they load, and
 * offers their smaller copies.
 *
 * @param sizes by address, for images without their size in the name.
 */
export const withImageRoom = (html: string, sizes: ReadonlyMap<string, ImageSize>): string =>
  html.replace(unsized, (tag, src: string) => {
    const image = uploadedImage(src);
    const size = image ?? sizes.get(src);
    return size ? tag.replace('<img ', `<img ${room(size, image?.srcset)}`) : tag;
  });
