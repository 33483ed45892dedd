import { rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Adapter } from 'lowdb';
import { documentText } from './document-text.ts';
import { syncFolder } from './folders.ts';
import {
  acceptedContentOf,
  acceptedNow,
  checkStillHolds,
  forget,
  refuse,
  writes,
} from './refused-changes.ts';
import { type Content, type Mode, replaceFile } from './replace-file.ts';

/** What a file held when it was read; null when there was none. */
type Seen = Uint8Array | null;

type Change = {
  /**
   * Makes it after a last check, which throws when the file has changed; resolves to the folder
   * that holds the file.
   */
  make: (check: () => void) => Promise<string>;
  leaves: Uint8Array | null;
  mode: Mode;
  seen: Seen | undefined;
};

/** Makes a change that survives a power cut; when that fails, puts the file back as it was. */
async function change(file: string, { make, leaves, mode, seen }: Change): Promise<void> {
  const before = seen === undefined ? acceptedNow(file) : seen;
  const folder = await make(() => checkStillHolds(file, before));
  try {
    await syncFolder(folder);
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
 * whatever happens. Resolves once the new is on disk; rejects with the file as it was, with
 * `Outdated` when someone else has changed it since it was `seen`, or else since this began.
 */
export const writeDurably = (
  file: string,
  content: Content,
  { mode, seen }: { mode?: Mode; seen?: Seen | undefined } = {},
): Promise<void> =>
  durably(file, {
    make: (check) => replaceFile(file, content, mode, check),
    leaves: Buffer.from(content),
    mode,
    seen,
  });

/**
 * Removes a file. Resolves once the removal survives a power cut; rejects with the file as it was,
 * with `Outdated` when someone else has changed it since it was `seen`.
 */
export const removeDurably = (file: string, seen?: Seen): Promise<void> =>
  durably(file, {
    make: async (check) => {
      check();
      await rm(file, { force: true });
      return dirname(file);
    },
    leaves: null,
    mode: undefined,
    seen,
  });

/** Leaves out a byte-order mark: some editors begin a file with one, and none of them shows it. */
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The lowdb adapter of one JSON file that is written durably and read strictly. */
export class DurableJsonFile<T> implements Adapter<T> {
  /** What the file held when it was read last; a write replaces nothing else. */
  bytes: Seen | undefined;
  readonly #file: string;
  readonly #mode: Mode;

  constructor(file: string, seen?: Seen, mode?: Mode) {
    this.#file = file;
    this.#mode = mode;
    this.bytes = seen;
  }

  /** The file's value, or null when there is no file. Throws on what is not UTF-8 or not JSON. */
  async read(): Promise<T | null> {
    this.bytes = await acceptedContentOf(this.#file);
    return this.bytes === null ? null : (JSON.parse(utf8.decode(this.bytes)) as T);
  }

  /** Rejects with `Outdated` when someone else has changed the file since it was read. */
  async write(data: T): Promise<void> {
    const bytes = Buffer.from(documentText(data));
    await writeDurably(this.#file, bytes, { mode: this.#mode, seen: this.bytes });
    this.bytes = bytes;
  }
}
