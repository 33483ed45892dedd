/** Widths an uploaded image is kept in besides its own, where it is wider. */
export const uploadWidths = [480, 960] as const;

const NAME = /^(\/uploads\/[\w-]+\.(\d+)x(\d+))\.webp$/;

/** An image as the server has stored it: its address, and its size in pixels. */
export type StoredImage = { url: string; width: number; height: number };

/** An uploaded image's size, told by its name, and the addresses of its smaller copies. */
export type UploadedImage = { width: number; height: number; srcset: string };

/** The name of an uploaded image's file; with a width, the name of a smaller copy. */
export const uploadName = (id: string, width: number, height: number, copy?: number): string =>
  `${id}.${width}x${height}${copy ? `.${copy}` : ''}.webp`;

/** What an image's address tells of it, or null for an image that was not uploaded here. */
export function uploadedImage(url: string): UploadedImage | null {
  const [, base, w, h] = NAME.exec(url) ?? [];
  if (!base) return null;
  const [width, height] = [Number(w), Number(h)];
  const copies = uploadWidths.filter((copy) => copy < width);
  const srcset = [...copies.map((copy) => `${base}.${copy}.webp ${copy}w`), `${url} ${width}w`];
  return { width, height, srcset: copies.length > 0 ? srcset.join(', ') : '' };
}
