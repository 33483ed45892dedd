import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import { documentText } from './document-text.ts';
import { syncFolder } from './folders.ts';
import { acceptedContentOf, acceptedNow, forget, refuse, writes } from './refused-changes.ts';
import { type Content, type Mode, replaceFile } from './replace-file.ts';

type Change = { make: () => Promise<void>; leaves: Uint8Array | null; mode: Mode };

/** Makes a change that survives a power cut; when that fails, puts the file back as it was. */
async function change(file: string, { make, leaves, mode }: Change): Promise<void> {
  const before = acceptedNow(file);
  await make();
  try {
    await syncFolder(dirname(file));
    forget(file);
  } catch (error) {
    await refuse(file, { before, leaves, mode });
    throw error;
  }
}

const durably = (file: string, made: Change): Promise<void> =>
  writes.run(file, () => change(file, made));

/**
 * Replaces a file's content atomically: readers find the whole old or the whole new content,
 * whatever happens. Resolves once the new is on disk; rejects with the file as it was.
 */
export const writeDurably = (file: string, content: Content, mode: Mode = 0o644): Promise<void> =>
  durably(file, {
    make: () => replaceFile(file, content, mode),
    leaves: Buffer.from(content),
    mode,
  });

/**
 * Removes a file. Resolves once the removal survives a power cut; rejects with the file as it was.
 */
export const removeDurably = (file: string): Promise<void> =>
  durably(file, { make: () => rm(file, { force: true }), leaves: null, mode: 0o644 });

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The lowdb adapter of one JSON file that is written durably and read strictly. */
export class DurableJsonFile<T> implements Adapter<T> {
  /** What the file held when it was read last. */
  bytes: Uint8Array | null = null;
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** The file's value, or null when there is no file. Throws on what is not UTF-8 or not JSON. */
  async read(): Promise<T | null> {
    this.bytes = await acceptedContentOf(this.#file);
    return this.bytes === null ? null : (JSON.parse(utf8.decode(this.bytes)) as T);
  }

  write(data: T): Promise<void> {
    return writeDurably(this.#file, documentText(data));
  }
}
