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

/** The width of a card's picture, 8 by 5, where the cards are widest beside each other, in px. */
const CARD_WIDTH = 420;

const asItIs = { objectFit: 'scale-down', aspectRatio: '8 / 5', height: 'auto' } as const;

/** The style of an image on a card: one of less than half the card's size would blur if it filled it. */
export function fitOnCard(url: string): typeof asItIs | undefined {
  const image = uploadedImage(url);
  const isSmall = image && Math.min(image.width, (image.height * 8) / 5) < CARD_WIDTH / 2;
  return isSmall ? asItIs : undefined;
}
