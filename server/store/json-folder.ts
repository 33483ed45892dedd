import { existsSync } from 'node:fs';
import { access, constants, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Low } from 'lowdb';
import type { Logger } from 'pino';
import type { CollectionName } from '../../src/entities/collections.ts';
import type {
  Backend,
  ChangeListener,
  DocumentProblem,
  Key,
  Reading,
  Unwritable,
} from './backend.ts';
import { DurableJsonFile, removeDurably } from './durable-json.ts';
import { codeOf, isPassing, whyUnread } from './errors.ts';
import { lockName } from './file-lock.ts';
import { FolderLock } from './folder-lock.ts';
import { makeAgain, makeFolder } from './folders.ts';
import { settleFolder } from './refused-changes.ts';
import { removeLeftovers } from './replace-file.ts';
import { watchFolders } from './watch-folders.ts';
import { Writability } from './writability.ts';

const READS_AT_ONCE = 64;
const SUFFIX = '.json';

/** What visitors wrote to the owner is nobody else's to read. */
const personal: ReadonlySet<string> = new Set<CollectionName>(['messages']);

const isDocument = (name: string) => name.endsWith(SUFFIX) && !name.startsWith('.');

/** Whether a document's file would be one of its folder: an id may come from anyone's request. */
const isInFolder = (id: string) => !/[/\\\0]/.test(id) && !id.startsWith('.');

/** Documents as JSON files: `<root>/<folder>/<id>.json`. */
export class JsonFolder implements Backend {
  readonly #root: string;
  #writability: Writability;
  #lock: FolderLock | undefined;

  constructor(root: string) {
    this.#root = root;
    this.#writability = new Writability(root);
  }

  /** Creates the folders that are missing; throws when they cannot be created. */
  async prepare(folders: readonly string[]): Promise<void> {
    for (const folder of ['', ...folders]) await makeFolder(join(this.#root, folder));
  }

  /**
   * Locks the folders for this process until the returned function is called, and removes what
   * unfinished writes left behind: only the one writer knows that none is under way. Throws `InUse`
   * while another process writes here, and when the folders cannot be written. Should the lock be
   * lost later and another process have it, nothing is written until it is taken again.
   */
  async own(folders: readonly string[], log?: Logger): Promise<() => Promise<void>> {
    const paths = ['', ...folders].map((folder) => join(this.#root, folder));
    await Promise.all(paths.map((path) => access(path, constants.W_OK)));
    const lock = new FolderLock(this.#root, log);
    this.#lock = lock;
    this.#writability = new Writability(this.#root, log);
    await Promise.all(paths.map(removeLeftovers));
    return async () => {
      await settleFolder(this.#root);
      this.#writability.close();
      this.#lock = undefined;
      lock.release();
    };
  }

  problem(): DocumentProblem | undefined {
    const reason = this.#lock?.problem;
    return reason === undefined
      ? undefined
      : { file: lockName, reason: `${reason}: nothing can be saved` };
  }

  unwritable(): Unwritable {
    return this.#writability.all();
  }

  async *readAll(folder: string): AsyncGenerator<Reading[]> {
    const path = join(this.#root, folder);
    const names = existsSync(path) ? await readdir(path) : [];
    const ids = names.filter(isDocument).map((name) => name.slice(0, -SUFFIX.length));
    for (let at = 0; at < ids.length; at += READS_AT_ONCE) {
      const some = ids.slice(at, at + READS_AT_ONCE).map((id) => this.read({ folder, id }));
      yield await Promise.all(some);
    }
  }

  /** Rejects also while the whole content folder is gone, as when a disk is not mounted. */
  async read(key: Key): Promise<Reading> {
    if (!isInFolder(key.id)) return { key, gone: true };
    const reading = await this.#read(key);
    if ('gone' in reading) await access(this.#root);
    return reading;
  }

  async #read(key: Key): Promise<Reading> {
    try {
      const file = new DurableJsonFile<unknown>(this.#file(key));
      const document = new Low(file, null);
      await document.read();
      const { bytes = null } = file;
      return bytes === null ? { key, gone: true } : { key, value: document.data, bytes };
    } catch (error) {
      if (isPassing(error)) throw error;
      return { key, problem: whyUnread(error) };
    }
  }

  async put(key: Key, value: unknown, seen?: Uint8Array | null): Promise<void> {
    this.#lock?.ensure();
    const mode = personal.has(key.folder) ? 0o600 : undefined;
    const document = new Low<unknown>(new DurableJsonFile(this.#file(key), seen, mode), null);
    document.data = value;
    await this.#writability.noting(key.folder, async () => {
      try {
        await document.write();
      } catch (error) {
        if (codeOf(error) !== 'ENOENT' || key.folder === '') throw error;
        await makeAgain(join(this.#root, key.folder)); // git removes a folder with its last file
        await document.write();
      }
    });
  }

  async remove(key: Key, seen?: Uint8Array | null): Promise<void> {
    this.#lock?.ensure();
    const file = this.#file(key);
    await this.#writability.noting(key.folder, () => removeDurably(file, seen));
  }

  watch(folders: readonly string[], listener: ChangeListener): () => void {
    const changed = (folder: string, name: string) => {
      if (folder === '' && name === lockName) this.#lock?.look();
      if (isDocument(name)) listener.changed({ folder, id: name.slice(0, -SUFFIX.length) });
    };
    const allChanged = (folder: string) => {
      if (folder === '') this.#lock?.look();
      listener.allChanged(folder);
    };
    return watchFolders(this.#root, folders, { ...listener, changed, allChanged });
  }

  /** Throws for an id that would lead out of the folder, or to a hidden file. */
  #file({ folder, id }: Key): string {
    if (!isInFolder(id)) throw new RangeError(`${JSON.stringify(id)} names no document.`);
    return join(this.#root, folder, `${id}${SUFFIX}`);
  }
}
