import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Adapter } from 'lowdb';
import { documentText } from './document-text.ts';
import { codeOf } from './errors.ts';
import { syncFolder } from './folders.ts';

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

async function replace(file: string, content: Content, mode: Mode): Promise<void> {
  const temporary = temporaryFor(file);
  try {
    await syncedFile(temporary, content, mode);
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}

/**
 * At once: a document is small, and asking another thread for it takes several times as long as
 * reading it. A start reads ten thousand.
 */
function contentOf(file: string): Uint8Array | null {
  try {
    return readFileSync(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** What a file held before a change that was refused, and what the change left in it. */
type Owed = { before: Uint8Array | null; refused: Uint8Array | null; mode: Mode };

/** Files that could not be put back: whoever reads one is given what it held before. */
const owed = new Map<string, Owed>();
const AGAIN_MS = 1_000;

const same = (a: Uint8Array | null, b: Uint8Array | null) =>
  a === null || b === null ? a === b : Buffer.compare(a, b) === 0;

/** Undoes a refused change, unless someone has changed the file since; tries until it can. */
async function putBack(file: string, { before, refused, mode }: Owed): Promise<void> {
  try {
    if (same(contentOf(file), refused)) {
      await (before === null ? rm(file, { force: true }) : replace(file, before, mode));
    }
    owed.delete(file);
  } catch {
    setTimeout(() => void settle(file), AGAIN_MS).unref(); // the disk may take it later
  }
}

async function settle(file: string): Promise<void> {
  const debt = owed.get(file);
  if (debt) await putBack(file, debt);
}

/** What a file holds, but for a change to it that was refused. */
async function acceptedContentOf(file: string): Promise<Uint8Array | null> {
  await settle(file);
  const debt = owed.get(file);
  return debt ? debt.before : contentOf(file);
}

/** Whether there is a file, but for one that a refused change made. */
export const isThere = (file: string): boolean => {
  const debt = owed.get(file);
  return debt ? debt.before !== null : existsSync(file);
};

type Change = { make: () => Promise<void>; leaves: Uint8Array | null; mode: Mode };

/** Makes a change to a file last; where that cannot be had, the file is put back as it was. */
async function durably(file: string, change: Change): Promise<void> {
  const before = await acceptedContentOf(file);
  await change.make();
  try {
    await syncFolder(dirname(file));
    owed.delete(file);
  } catch (error) {
    const debt = { before, refused: change.leaves, mode: change.mode };
    owed.set(file, debt);
    await putBack(file, debt);
    throw error;
  }
}

/**
 * Replaces a file's content in one step: whoever reads it, and whatever happens, finds either the
 * old or the new, whole. Resolves once the new is on disk; rejects with the file as it was.
 */
export const writeDurably = (file: string, content: Content, mode: Mode = 0o644): Promise<void> =>
  durably(file, { make: () => replace(file, content, mode), leaves: Buffer.from(content), mode });

/** Removes a file. Resolves once that would survive a power cut; rejects with the file as it was. */
export const removeDurably = (file: string): Promise<void> =>
  durably(file, { make: () => rm(file, { force: true }), leaves: null, mode: 0o644 });

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** lowdb's way to one JSON file that is written durably and read strictly. */
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
