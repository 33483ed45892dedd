import { randomUUID } from 'node:crypto';
import type { Sharp } from 'sharp';
import { uploadName, uploadWidths } from '../../src/lib/uploaded-image.ts';
import { NotAnImage } from './errors.ts';
import { sharp } from './sharp.ts';
import type { UploadStore } from './upload-store.ts';

/** Larger pictures than this are refused before they are unpacked. */
const PIXELS = 40_000_000;
const LONGEST_SIDE = 2_400;
const AVATAR_SIDE = 512;

export type StoredImage = { url: string; width: number; height: number };

const words = {
  unreadable: 'The file is not an image that can be read.',
  large: `The picture has more than ${PIXELS / 1e6} million pixels: please send a smaller one.`,
} as const;

/** What the library found wrong with a file, for the person who sent it. */
const refusal = (cause: unknown) =>
  new NotAnImage(/pixel limit/.test(String(cause)) ? words.large : words.unreadable, { cause });

function open(bytes: Uint8Array): Sharp {
  try {
    return sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' }).autoOrient();
  } catch (error) {
    throw refusal(error); // an empty file
  }
}

/** Everything is encoded anew, which leaves the metadata and whatever was hidden in the file behind. */
async function webp(image: Sharp) {
  try {
    return await image.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw refusal(error);
  }
}

async function keep(store: UploadStore, bytes: Uint8Array, image: Sharp): Promise<StoredImage> {
  const { data, info } = await webp(image);
  const { width, height } = info;
  const id = randomUUID();
  for (const copy of uploadWidths.filter((one) => one < width)) {
    const smaller = await webp(open(bytes).resize({ width: copy }));
    await store.put(uploadName(id, width, height, copy), smaller.data);
  }
  const name = uploadName(id, width, height);
  await store.put(name, data);
  return { url: `/uploads/${name}`, width, height };
}

/** Stores a picture, no longer than 2,400 px on a side, with its smaller copies. */
export const storeImage = async (store: UploadStore, bytes: Uint8Array): Promise<StoredImage> =>
  keep(
    store,
    bytes,
    open(bytes).resize({
      width: LONGEST_SIDE,
      height: LONGEST_SIDE,
      fit: 'inside',
      withoutEnlargement: true,
    }),
  );

/** Stores a portrait: a square of 512 px, cut around what catches the eye. */
export async function storeAvatar(store: UploadStore, bytes: Uint8Array): Promise<StoredImage> {
  const square = open(bytes).resize({
    width: AVATAR_SIDE,
    height: AVATAR_SIDE,
    position: 'attention',
  });
  const { data, info } = await webp(square);
  const name = uploadName(randomUUID(), info.width, info.height);
  await store.put(name, data);
  return { url: `/uploads/${name}`, width: info.width, height: info.height };
}
