import { uploadedImage } from '../uploaded-image.ts';

export type ImageSize = { width: number; height: number };

/** An image of this site without its width: where nothing tells how much room it will need. */
const unsized = /<img (?![^>]*\bwidth=)[^>]*?\bsrc="(\/uploads\/[\w.-]+)"/g;

/** How wide an image is shown: across the text's columns and those beside them, else the screen. */
const shownWidth = '(min-width: 70rem) 66vw, 100vw';

const room = ({ width, height }: ImageSize, srcset = '') =>
  `width="${width}" height="${height}"${srcset && ` srcset="${srcset}" sizes="${shownWidth}"`} `;

/** The addresses of uploads in clean markup whose size neither the markup nor their name tells. */
export const unsizedUploads = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(unsized)].map(([, src = '']) => src).filter((src) => !uploadedImage(src)),
  ),
];

/**
 * Clean markup in which images of this site keep the room they will need, so that nothing moves
 * when they come; an upload is offered in its smaller copies too.
 *
 * @param sizes of images whose name does not tell it, by address.
 */
export const withImageRoom = (html: string, sizes: ReadonlyMap<string, ImageSize>): string =>
  html.replace(unsized, (tag, src: string) => {
    const image = uploadedImage(src);
    const size = image ?? sizes.get(src);
    return size ? tag.replace('<img ', `<img ${room(size, image?.srcset)}`) : tag;
  });
