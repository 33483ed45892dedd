import type { ImageSize } from '../../src/lib/post-body/image-room.ts';
import type { Unwritable } from '../store/backend.ts';

/** What is known of a stored file. */
export type Upload = {
  /** Changes whenever the file does. */
  version: string;
  /** A picture's size in pixels as shown; null for a file that is none. */
  size: () => Promise<ImageSize | null>;
};

/** Where uploaded files are stored: in the content's folder, or for example in object storage. */
export type UploadStore = {
  /** Resolves once the bytes would survive a power cut. */
  put: (name: string, bytes: Uint8Array) => Promise<void>;
  /** The file of a name; null when there is none. */
  find: (name: string) => Promise<Upload | null>;
  /** What cannot be written, since a write there failed and until one works again. */
  unwritable?: () => Unwritable;
};
