/** The widths of the smaller copies of an uploaded image, if it is wider. */
export const uploadWidths = [480, 960] as const;

const NAME = /^(\/uploads\/[\w-]+\.(\d+)x(\d+))\.webp$/;

/** An image stored by the server: its address and its size in pixels. */
export type StoredImage = { url: string; width: number; height: number };

/** An uploaded image's size and the addresses of its smaller copies, from its name. */
export type UploadedImage = { width: number; height: number; srcset: string };

/** The file name of an uploaded image, or with `copy` of its smaller copy of that width. */
export const uploadName = (id: string, width: number, height: number, copy?: number): string =>
  `${id}.${width}x${height}${copy ? `.${copy}` : ''}.webp`;

/** What an image's address says about it; null if it was not uploaded here. */
export function uploadedImage(url: string): UploadedImage | null {
  const [, base, w, h] = NAME.exec(url) ?? [];
  if (!base) return null;
  const [width, height] = [Number(w), Number(h)];
  const copies = uploadWidths.filter((copy) => copy < width);
  const srcset = [...copies.map((copy) => `${base}.${copy}.webp ${copy}w`), `${url} ${width}w`];
  return { width, height, srcset: copies.length > 0 ? srcset.join(', ') : '' };
}
