import type * as v from 'valibot';
import {
  type Backend,
  type DocumentProblem,
  documentName,
  type Key,
  type Reading,
} from './backend.ts';
import { BrokenDocument, orNotStored } from './errors.ts';
import { type Entry, HeldDocuments, type KnownVersions, type Pack } from './held-documents.ts';
import { KeyQueue } from './key-queue.ts';
import { fromNewest } from './newest.ts';

/** What happened to a document; `before` is absent for a new one, `after` for a removed one. */
export type Change<T = unknown> = { folder: string; id: string; before?: T; after?: T };

/**
 * Decides the next value from the current one; throws to leave everything as it is. Decides again
 * when someone else has changed the document meanwhile.
 */
export type Update<T> = (current: Entry<T> | undefined) => T;

/** Hears of an entry right before it is stored, which waits for that. */
export type Storing = (entry: { id: string; version: string }) => Promise<void>;

type Listener<T> = (change: Change<T>) => void;

/** An entry, the text it was read from, and what that says. */
type Current<T> = [
  entry: Entry<T> | undefined,
  seen: Uint8Array | null | undefined,
  written: unknown,
];

/**
 * The documents of one folder, held in memory and kept in a backend. Memory changes only after the
 * backend has the new value; writes to one document wait for each other.
 */
export class DocumentSet<T> {
  readonly folder: string;
  readonly #backend: Backend;
  readonly #changed: Listener<T>;
  readonly #held: HeldDocuments<T>;
  readonly #queue = new KeyQueue();

  constructor(
    folder: string,
    schema: v.GenericSchema<unknown, T>,
    backend: Backend,
    changed: Listener<T>,
    pack?: Pack<T>,
  ) {
    this.folder = folder;
    this.#backend = backend;
    this.#changed = changed;
    this.#held = new HeldDocuments(schema, pack);
  }

  get(id: string): Entry<T> | undefined {
    return this.#held.entries.get(id);
  }

  values(): Iterable<Entry<T>> {
    return this.#held.entries.values();
  }

  /** How many documents are valid. */
  get size(): number {
    return this.#held.entries.size;
  }

  /** The ids of all documents, valid or not. */
  ids(): string[] {
    return [...this.#held.entries.keys(), ...this.#held.problems.keys()];
  }

  /** Whether an id is in use, also by a document that is not valid or is being stored. */
  has(id: string): boolean {
    const { entries, problems } = this.#held;
    return entries.has(id) || problems.has(id) || this.#queue.has(id);
  }

  problems(): DocumentProblem[] {
    return [...this.#held.problems].map(([id, reason]) => ({
      file: documentName(this.#key(id)),
      reason,
    }));
  }

  /** Takes in what the backend holds and reports nothing; known versions are not validated. */
  accept(readings: readonly Reading[], known?: KnownVersions): void {
    for (const reading of readings) this.#held.take(reading, known);
  }

  /**
   * Stores what `update` makes of the current value, which is read again for that, and again when
   * someone else changes it before the new one is in its place. Fields that only a person knows
   * stay in its file.
   *
   * @returns the stored entry, once it is durable.
   * @throws what `update` throws; `BrokenDocument`; `NotReadable`; `NotStored`. Then nothing has
   * changed.
   */
  put(id: string, update: Update<T>, storing?: Storing): Promise<Entry<T>> {
    return this.#change(id, async (before, seen, written) => {
      const entry = this.#held.entryOf(id, update(before));
      if (entry.version === before?.version) return before;
      const next = this.#held.toWrite(entry, written);
      await storing?.(entry);
      await orNotStored(this.#backend.put(this.#key(id), next, seen));
      this.#held.entries.set(id, entry);
      this.#changed({ folder: this.folder, id, before: before?.value, after: entry.value });
      return entry;
    });
  }

  /** Removes a document, if `check` does not throw. Removing what is not there does nothing. */
  remove(id: string, check: (current: Entry<T>) => void): Promise<void> {
    return this.#change(id, async (before, seen) => {
      if (before === undefined) return;
      check(before);
      await orNotStored(this.#backend.remove(this.#key(id), seen));
      this.#held.entries.delete(id);
      this.#changed({ folder: this.folder, id, before: before.value });
    });
  }

  /** Reads again what others may have changed and reports a change; rejects as the backend does. */
  refresh(id: string): Promise<void> {
    return this.#queue.run(id, async () => this.#take(await this.#backend.read(this.#key(id))));
  }

  idle(): Promise<void> {
    return this.#queue.idle();
  }

  /** Makes a change from what is stored, and again when someone else has changed that meanwhile. */
  #change<R>(id: string, change: (...current: Current<T>) => Promise<R>): Promise<R> {
    return this.#queue.run(id, () => fromNewest(async () => change(...(await this.#current(id)))));
  }

  /**
   * What is stored. Throws `NotStored`, or `BrokenDocument`, also while a file is being written.
   */
  async #current(id: string): Promise<Current<T>> {
    const reading = await orNotStored(this.#backend.read(this.#key(id)));
    if ('problem' in reading) throw new BrokenDocument(reading.key, reading.problem);
    this.#take(reading);
    const reason = this.#held.problems.get(id);
    if (reason !== undefined) throw new BrokenDocument(reading.key, reason);
    if ('gone' in reading) return [undefined, null, undefined];
    return [this.get(id), reading.bytes, reading.value];
  }

  /** Takes in what was read, and reports it if it differs from what was held. */
  #take(reading: Reading): void {
    const { id } = reading.key;
    const before = this.get(id);
    this.#held.take(reading);
    const after = this.get(id);
    if (before?.version === after?.version) return;
    this.#changed({ folder: this.folder, id, before: before?.value, after: after?.value });
  }

  #key(id: string): Key {
    return { folder: this.folder, id };
  }
}

export type { Entry, KnownVersions };
