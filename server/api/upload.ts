import { type Context, Hono } from 'hono';
import { uploadLimits, uploadMessages } from '../../src/entities/upload.ts';
import type { StoredImage } from '../../src/lib/uploaded-image.ts';
import { NotStored } from '../store/errors.ts';
import { NotAnImage } from '../uploads/errors.ts';
import type { storeImage } from '../uploads/images.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { formBody } from './body.ts';
import type { ApiEnv } from './dependencies.ts';
import { ownerOnly } from './owner.ts';
import { Problem } from './problem.ts';

async function fileOf(c: Context): Promise<Uint8Array> {
  const { file } = await formBody(
    c,
    /^multipart\/form-data\b/i,
    'Please send a form (multipart/form-data) with the field file.',
  );
  if (!(file instanceof File)) {
    throw new Problem(422, 'Please choose a file.', { errors: { file: 'Please choose a file.' } });
  }
  if (file.size > uploadLimits.bytes) throw new Problem(413, uploadMessages.tooLarge);
  return new Uint8Array(await file.arrayBuffer());
}

/** A picture once it is stored. Throws 422 for what is none, and `NotStored`. */
async function orRefused(storing: Promise<StoredImage>, field: string): Promise<StoredImage> {
  try {
    return await storing;
  } catch (error) {
    if (error instanceof NotAnImage) {
      throw new Problem(422, error.message, { errors: { [field]: error.message } });
    }
    throw new NotStored(error);
  }
}

/** Loaded with the first picture, not at every start. */
const images = () => import('../uploads/images.ts');

/**
 * Stores a picture. Throws 422 for what is none, and `NotStored`.
 *
 * @param field where it was sent.
 */
export async function storedImage(
  uploads: UploadStore,
  bytes: Uint8Array,
  field: string,
): Promise<StoredImage> {
  const { storeImage } = await images();
  return orRefused(storeImage(uploads, bytes), field);
}

/**
 * Pictures the owner sends: checked by their bytes, re-encoded, under a name the server chooses.
 */
export function uploadRoutes(uploads: UploadStore) {
  const answer = async (c: Context, store: typeof storeImage) => {
    const image = await orRefused(store(uploads, await fileOf(c)), 'file');
    return c.json(image, 201, { Location: image.url, 'Cache-Control': 'no-store' });
  };
  return new Hono<ApiEnv>()
    .post('/profile-image', ownerOnly, async (c) => answer(c, (await images()).storeAvatar))
    .post('/image', ownerOnly, async (c) => answer(c, (await images()).storeImage));
}
