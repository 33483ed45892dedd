import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeDurably } from '../store/durable-json.ts';

/** Where uploaded files are kept; the content's folder is one place, object storage another. */
export type UploadStore = {
  /** Resolves once the bytes would survive a power cut. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
};

/** Uploads as files in `<content>/uploads`. */
export function uploadFolder(content: string): UploadStore {
  const folder = join(content, 'uploads');
  return {
    async put(name, bytes) {
      await mkdir(folder, { recursive: true });
      await writeDurably(join(folder, name), bytes);
    },
  };
}
