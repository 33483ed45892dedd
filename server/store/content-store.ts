import type { Logger } from 'pino';
import {
  type CollectionName,
  collectionNames,
  type EntityOf,
} from '../../src/entities/collections.ts';
import {
  type Backend,
  type DocumentProblem,
  documentName,
  type Key,
  type Unwritable,
} from './backend.ts';
import { type Change, DocumentSet, type Entry, type KnownVersions } from './document-set.ts';
import { isPassing } from './errors.ts';
import { type Kind, kinds, type SingleName, type Singles } from './kinds.ts';
import { notFollowed } from './watch-folders.ts';

/** The versions that an earlier run of this build found valid, by kind. */
type Known = { [N in CollectionName]?: KnownVersions };

/** When to read a file again that could not be opened. */
const READ_AGAIN_MS = 1_000;

type AnySet = DocumentSet<unknown>;
type Listener = (change: Change) => void;

/** All the owner's content. Open it once; everything else reads and writes through it. */
export class ContentStore {
  readonly #backend: Backend;
  readonly #sets = new Map<string, AnySet>();
  readonly #listeners = new Set<Listener>();
  readonly #log: Logger;
  #stopWatching: () => void = () => {};

  private constructor(backend: Backend, log: Logger) {
    this.#backend = backend;
    this.#log = log;
    for (const kind of kinds) this.#add(kind);
  }

  /** Reads everything into memory and follows what others change from then on. */
  static async open(backend: Backend, log: Logger, known: Known = {}): Promise<ContentStore> {
    const store = new ContentStore(backend, log);
    const missed: Key[] = [];
    let hear = (key: Key): unknown => missed.push(key);
    store.#stopWatching = backend.watch(['', ...collectionNames], {
      changed: (key) => hear(key),
      allChanged: (folder) => store.#refreshAll(folder),
      failed: notFollowed(log),
    });
    await store.#readAll(known);
    hear = (key) => store.#refresh(key);
    for (const key of missed) store.#refresh(key);
    for (const { file, reason } of store.problems()) log.error({ file }, `${file} ${reason}`);
    return store;
  }

  async #readAll(known: Known): Promise<void> {
    const backend = this.#backend;
    for (const name of collectionNames) {
      const set = this.collection(name);
      for await (const readings of backend.readAll(name)) set.accept(readings, known[name]);
    }
    for await (const readings of backend.readAll('')) {
      for (const reading of readings) this.#sets.get(`/${reading.key.id}`)?.accept([reading]);
    }
  }

  collection<N extends CollectionName>(name: N): DocumentSet<EntityOf[N]> {
    return this.#sets.get(name) as unknown as DocumentSet<EntityOf[N]>;
  }

  single<N extends SingleName>(name: N): DocumentSet<Singles[N]> {
    return this.#sets.get(`/${name}`) as unknown as DocumentSet<Singles[N]>;
  }

  /** Every document that is kept but not served, and what keeps all from being stored. */
  problems(): DocumentProblem[] {
    const all = this.#backend.problem?.();
    return [...(all ? [all] : []), ...[...this.#sets.values()].flatMap((set) => set.problems())];
  }

  /** What cannot be written at the moment. */
  unwritable(): Unwritable {
    return this.#backend.unwritable?.() ?? {};
  }

  /** Calls the listener after every change is stored, whether from the API or from outside. */
  onChange(listener: Listener): void {
    this.#listeners.add(listener);
  }

  /** Stops following; resolves when writes under way are done. */
  async close(): Promise<void> {
    this.#stopWatching();
    await Promise.all([...this.#sets.values()].map((set) => set.idle()));
  }

  #add({ name, folder, schema, pack }: Kind): void {
    const tell = (change: Change) => this.#tell(change);
    this.#sets.set(name, new DocumentSet(folder, schema, this.#backend, tell, pack));
  }

  /** The change is stored already: a failing listener stops neither the others nor the writer. */
  #tell(change: Change): void {
    for (const listener of this.#listeners) {
      try {
        listener(change);
      } catch (error) {
        this.#log.error(error, `a change to ${documentName(change)} was not followed`);
      }
    }
  }

  #refresh({ folder, id }: Key): void {
    const set = this.#sets.get(folder === '' ? `/${id}` : folder);
    const unread = this.#unread(() => this.#refresh({ folder, id }));
    set?.refresh(id).then(() => this.#tellProblem(set, id), unread);
  }

  /** Reads everything again that is, or was, in a folder. */
  #refreshAll(folder: string): void {
    this.#readAgain(folder).catch(this.#unread(() => this.#refreshAll(folder)));
  }

  async #readAgain(folder: string): Promise<void> {
    const held = [...this.#sets.values()].filter((set) => set.folder === folder);
    const ids = new Set(held.flatMap((set) => set.ids()));
    for await (const readings of this.#backend.readAll(folder))
      for (const { key } of readings) ids.add(key.id);
    for (const id of ids) this.#refresh({ folder, id });
  }

  /** @param again tries once more, later, where the reason passes by itself. */
  #unread(again: () => void): (error: unknown) => void {
    return (error) => {
      this.#log.error(error, 'a changed file could not be read');
      if (isPassing(error)) setTimeout(again, READ_AGAIN_MS).unref();
    };
  }

  #tellProblem(set: AnySet, id: string): void {
    const name = documentName({ folder: set.folder, id });
    const problem = set.problems().find(({ file }) => file === name);
    if (problem) this.#log.error({ file: problem.file }, `${problem.file} ${problem.reason}`);
  }
}

export type { Change, DocumentProblem, Entry };
