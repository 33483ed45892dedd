import { randomUUID } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';

/** Temporary files of writes under way; one that outlives its write holds nothing acknowledged. */
export const isTemporary = (name: string): boolean => /^\..+\.[0-9a-f-]{36}\.tmp$/.test(name);

const temporaryFor = (file: string) =>
  join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`);

type Content = string | Uint8Array;

/** Readable by everyone, or by its owner alone. */
type Mode = 0o644 | 0o600;

async function syncedFile(file: string, content: Content, mode: Mode): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Makes a rename or removal in a folder survive a power cut. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function replace(file: string, content: Content, mode: Mode = 0o644): Promise<void> {
  const temporary = temporaryFor(file);
  try {
    await syncedFile(temporary, content, mode);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

async function contentOf(file: string): Promise<Uint8Array | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** Makes a change to a file last; where that cannot be had, the file is put back as it was. */
async function durably(file: string, change: () => Promise<void>): Promise<void> {
  const before = await contentOf(file);
  await change();
  try {
    await syncFolder(dirname(file));
  } catch (error) {
    await (before === null ? rm(file, { force: true }) : replace(file, before));
    throw error;
  }
}

/**
 * Replaces a file's content in one step: whoever reads it, and whatever happens, finds either the
 * old or the new, whole. Resolves once the new is on disk; rejects with the file as it was.
 */
export const writeDurably = (file: string, content: Content, mode?: Mode): Promise<void> =>
  durably(file, () => replace(file, content, mode));

/** Removes a file. Resolves once that would survive a power cut; rejects with the file as it was. */
export const removeDurably = (file: string): Promise<void> =>
  durably(file, () => rm(file, { force: true }));

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** lowdb's way to one JSON file that is written durably and read strictly. */
export class DurableJsonFile<T> implements Adapter<T> {
  readonly #file: string;

  constructor(file: string) {
    this.#file = file;
  }

  /** The file's value, or null when there is no file. Throws on what is not UTF-8 or not JSON. */
  async read(): Promise<T | null> {
    try {
      return JSON.parse(utf8.decode(await readFile(this.#file))) as T;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  write(data: T): Promise<void> {
    return writeDurably(this.#file, `${JSON.stringify(data, null, 2)}\n`);
  }
}
