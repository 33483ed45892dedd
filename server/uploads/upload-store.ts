import { basename, join } from 'node:path';
import type { ImageSize } from '../../src/lib/post-body/image-room.ts';
import { writeDurably } from '../store/durable-json.ts';
import { makeAgain } from '../store/folders.ts';

/** Where uploaded files are stored: in the content's folder, or for example in object storage. */
export type UploadStore = {
  /** Resolves once the bytes would survive a power cut. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** A picture's size in pixels as shown; null for a file that is missing or is not a picture. */
  sizeOf: (address: string) => Promise<ImageSize | null>;
};

async function measured(path: string): Promise<ImageSize | null> {
  const { sharp } = await import('./sharp.ts'); // not loaded at every start
  try {
    const { autoOrient } = await sharp(path).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null; // missing, or not a picture
  }
}

/** Uploads as files in `<content>/uploads`. */
export function uploadFolder(content: string): UploadStore {
  const folder = join(content, 'uploads');
  const sizes = new Map<string, ImageSize>();
  return {
    async sizeOf(address) {
      const size = sizes.get(address) ?? (await measured(join(folder, basename(address))));
      if (size) sizes.set(address, size);
      return size;
    },
    async put(name, bytes) {
      await makeAgain(folder);
      await writeDurably(join(folder, name), bytes);
    },
  };
}
