import * as v from 'valibot';
import { messagesByField } from '../../src/entities/entity.ts';
import { withUnknownFields } from '../../src/entities/unknown-fields.ts';
import type { Reading } from './backend.ts';
import { documentText, versionOfText } from './document-text.ts';
import { NotReadable } from './errors.ts';

/** A document in memory. `version` changes exactly when the value does. */
export type Entry<T> = { id: string; value: T; version: string };

type Value = Extract<Reading, { value: unknown }>;

/** A version in which a document is known to be valid, and its text as it was packed then. */
export type Known = { version: string; packed?: Uint8Array | undefined };

/** What is known of documents, by their ids. */
export type KnownVersions = (id: string) => Known | undefined;

/** Makes an equal value that takes less memory; `packed` is its text, when it was packed before. */
export type Pack<T> = (value: T, packed?: Uint8Array) => T;

/** Whether a file's bytes are exactly those of a version of its document. */
const isAs = ({ bytes }: Value, version: string | undefined) =>
  version !== undefined && bytes != null && versionOfText(bytes) === version;

/** The documents of one folder in memory: those that are valid, and why the others are not. */
export class HeldDocuments<T> {
  readonly entries = new Map<string, Entry<T>>();
  /** Why a document is not served, by its id. */
  readonly problems = new Map<string, string>();
  readonly #schema: v.GenericSchema<unknown, T>;
  readonly #pack: Pack<T>;

  constructor(schema: v.GenericSchema<unknown, T>, pack: Pack<T> = (value) => value) {
    this.#schema = schema;
    this.#pack = pack;
  }

  /**
   * The entry of a value, validated as it will be when it is read back, so that nothing is
   * acknowledged that a restart would refuse. Throws `NotReadable`.
   */
  entryOf(id: string, raw: unknown): Entry<T> {
    const result = v.safeParse(this.#schema, raw);
    if (!result.success) throw new NotReadable(result.issues);
    const version = versionOfText(documentText(result.output));
    return { id, value: this.#pack(result.output), version };
  }

  /** What to write of an entry in place of what was written before. */
  toWrite({ value }: Entry<T>, before: unknown): T {
    return withUnknownFields(value, this.#schema, before);
  }

  /** Takes in what was read, and sets aside what is not valid. A known version is not validated. */
  take(reading: Reading, known?: KnownVersions): void {
    const { id } = reading.key;
    this.problems.delete(id);
    if ('gone' in reading) this.entries.delete(id);
    else if ('problem' in reading) this.#setAside(id, reading.problem);
    else if (!isAs(reading, this.entries.get(id)?.version)) this.#takeValue(reading, known?.(id));
  }

  #takeValue(reading: Value, known: Known | undefined): void {
    const { id } = reading.key;
    try {
      const entry = this.#knownEntry(reading, known) ?? this.entryOf(id, reading.value);
      if (this.entries.get(id)?.version !== entry.version) this.entries.set(id, entry);
    } catch (error) {
      if (!(error instanceof NotReadable)) throw error;
      this.#setAside(id, invalid(error.issues));
    }
  }

  /** The entry of a file whose bytes are those of a version known to be valid. */
  #knownEntry(reading: Value, known: Known | undefined): Entry<T> | undefined {
    if (!known || !isAs(reading, known.version)) return undefined;
    const value = this.#pack(reading.value as T, known.packed);
    return { id: reading.key.id, value, version: known.version };
  }

  #setAside(id: string, reason: string): void {
    this.entries.delete(id);
    this.problems.set(id, reason);
  }
}

function invalid(issues: readonly v.BaseIssue<unknown>[]): string {
  const messages = Object.entries(messagesByField(issues));
  const told = messages.map(([field, text]) => (field === '' ? text : `${field}: ${text}`));
  return `is not valid: ${told.join(' ')}`;
}
