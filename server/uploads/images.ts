import type { Sharp } from 'sharp';
import { uploadMessages } from '../../src/entities/upload.ts';
import { type StoredImage, uploadName, uploadWidths } from '../../src/lib/uploaded-image.ts';
import { contentHash } from '../content-hash.ts';
import { NotAnImage } from './errors.ts';
import { sharp } from './sharp.ts';
import type { UploadStore } from './upload-store.ts';

/** Larger pictures than this are refused before they are unpacked. */
const PIXELS = 40_000_000;
const LONGEST_SIDE = 2_400;
const AVATAR_SIDE = 512;
/**
 * How many times as long as wide a picture may be before a portrait is sought in its middle alone.
 */
const LONGEST_SHAPE = 4;

const tooManyPixels = `The picture has more than ${PIXELS / 1e6} million pixels: please send a smaller one.`;

/** What the library found wrong with a file, for the person who sent it. */
const refusal = (cause: unknown) =>
  new NotAnImage(/pixel limit/.test(String(cause)) ? tooManyPixels : uploadMessages.unreadable, {
    cause,
  });

function open(bytes: Uint8Array): Sharp {
  try {
    return sharp(bytes, { limitInputPixels: PIXELS, failOn: 'error' }).autoOrient();
  } catch (error) {
    throw refusal(error); // an empty file
  }
}

/** Re-encodes every image, which drops its metadata and whatever was hidden in the file. */
async function webp(image: Sharp) {
  try {
    return await image.webp({ quality: 82 }).toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw refusal(error);
  }
}

type Encoded = Awaited<ReturnType<typeof webp>>;

async function keep(store: UploadStore, id: string, { data, info }: Encoded): Promise<StoredImage> {
  const { width, height } = info;
  const name = uploadName(id, width, height);
  await store.put(name, data);
  return { url: `/uploads/${name}`, width, height };
}

/**
 * Stores a picture of at most 2,400 px on a side, after its smaller copies, so that whoever has its
 * address finds them all. The same picture has the same address, so that an entry sent again is the
 * same entry.
 */
export async function storeImage(store: UploadStore, bytes: Uint8Array): Promise<StoredImage> {
  const bounds = { width: LONGEST_SIDE, height: LONGEST_SIDE };
  const picture = open(bytes).resize({ ...bounds, fit: 'inside', withoutEnlargement: true });
  const image = await webp(picture);
  const { width, height } = image.info;
  const id = contentHash(bytes);
  for (const copy of uploadWidths.filter((one) => one < width)) {
    const smaller = await webp(open(bytes).resize({ width: copy }));
    await store.put(uploadName(id, width, height, copy), smaller.data);
  }
  return keep(store, id, image);
}

/** The size of a picture as it is shown. */
async function sizeOf(bytes: Uint8Array) {
  try {
    return (await open(bytes).metadata()).autoOrient;
  } catch (error) {
    throw refusal(error);
  }
}

/**
 * The picture, or the middle of one that is a strip: made as high as a portrait, a strip of few
 * pixels would take gigabytes.
 */
async function withoutFarEnds(bytes: Uint8Array): Promise<Sharp> {
  const size = await sizeOf(bytes);
  const longest = LONGEST_SHAPE * Math.min(size.width, size.height);
  const width = Math.min(size.width, longest);
  const height = Math.min(size.height, longest);
  if (width === size.width && height === size.height) return open(bytes);
  const left = (size.width - width) >> 1;
  const top = (size.height - height) >> 1;
  return open(bytes).extract({ left, top, width, height });
}

/** Stores a portrait: a square of 512 px, cropped around what catches the eye. */
export async function storeAvatar(store: UploadStore, bytes: Uint8Array): Promise<StoredImage> {
  const bounds = { width: AVATAR_SIDE, height: AVATAR_SIDE };
  const square = (await withoutFarEnds(bytes)).resize({ ...bounds, position: 'attention' });
  return keep(store, contentHash(bytes), await webp(square));
}
