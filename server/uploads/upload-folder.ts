import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { ImageSize } from '../../src/lib/post-body/image-room.ts';
import type { Unwritable } from '../store/backend.ts';
import { writeDurably } from '../store/durable-json.ts';
import { isPassing } from '../store/errors.ts';
import { makeAgain } from '../store/folders.ts';
import { notFollowed, watchFolders } from '../store/watch-folders.ts';
import { Writability } from '../store/writability.ts';
import type { Upload, UploadStore } from './upload-store.ts';

async function measured(path: string): Promise<ImageSize | null> {
  const { sharp } = await import('./sharp.ts'); // not loaded at every start
  try {
    const { autoOrient } = await sharp(path).metadata();
    return { width: autoOrient.width, height: autoOrient.height };
  } catch {
    return null; // not a picture, or removed meanwhile
  }
}

async function uploadAt(path: string): Promise<Upload | null> {
  try {
    const { mtimeMs, size: bytes } = await stat(path);
    let size: ImageSize | null = null;
    return { version: `${mtimeMs} ${bytes}`, size: async () => (size ??= await measured(path)) };
  } catch (error) {
    if (isPassing(error)) throw error;
    return null;
  }
}

type Listener = (name: string) => void;

const folder = 'uploads';

/** Uploads as files in `<content>/uploads`, whoever puts them there. */
export class UploadFolder implements UploadStore {
  readonly #path: string;
  readonly #listeners = new Set<Listener>();
  /** What was asked for, by name, until it changes: a post is read far more often. */
  readonly #found = new Map<string, Promise<Upload | null>>();
  readonly #writability: Writability;
  readonly close: () => void;

  constructor(content: string, log: Logger) {
    this.#path = join(content, folder);
    this.#writability = new Writability(content, log);
    const unwatch = watchFolders(content, ['', folder], {
      changed: (where, name) => {
        if (where === folder) this.#changed(name);
      },
      allChanged: () => {
        for (const name of [...this.#found.keys()]) this.#changed(name);
      },
      failed: notFollowed(log),
    });
    this.close = () => {
      unwatch();
      this.#writability.close();
    };
  }

  /** Calls the listener when a file that was asked for is added, replaced or removed. */
  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  find(name: string): Promise<Upload | null> {
    const known = this.#found.get(name);
    if (known) return known;
    const found = uploadAt(join(this.#path, name));
    this.#found.set(name, found);
    found.catch(() => this.#found.delete(name));
    return found;
  }

  async put(name: string, bytes: Uint8Array): Promise<void> {
    await this.#writability.noting(folder, async () => {
      await makeAgain(this.#path);
      await writeDurably(join(this.#path, name), bytes);
    });
  }

  unwritable(): Unwritable {
    return this.#writability.all();
  }

  #changed(name: string): void {
    if (!this.#found.delete(name)) return;
    for (const listener of this.#listeners) listener(name);
  }
}
