import type { Respelling } from '../../src/entities/entity.ts';
import { uploadLimits, uploadMessages } from '../../src/entities/upload.ts';
import type { UploadStore } from '../uploads/upload-store.ts';
import { Problem } from './problem.ts';
import { storedImage } from './upload.ts';

const inline = /^data:image\/[\w+.-]+;base64,/;

/**
 * What was sent, with an image inside it stored as a file of its own, as if it had been uploaded:
 * re-encoded, without metadata, and not part of every page that shows the entry. Throws 422 when it
 * is not an image, 413 when it is too large, `NotStored` when it cannot be stored.
 */
export const imageToFile =
  (schema: Pick<Respelling, 'respell'>, uploads: UploadStore) =>
  async (raw: Record<string, unknown>): Promise<Record<string, unknown>> => {
    const { imageUrl } = schema.respell(raw);
    if (typeof imageUrl !== 'string' || !inline.test(imageUrl)) return raw;
    const bytes = Buffer.from(imageUrl.replace(inline, ''), 'base64');
    if (bytes.length > uploadLimits.bytes) throw new Problem(413, uploadMessages.tooLarge);
    const { url } = await storedImage(uploads, bytes, 'imageUrl');
    return { ...raw, imageUrl: url };
  };
