import { isDeepStrictEqual } from 'node:util';
import type { Collection, CollectionName } from '../../src/entities/collections.ts';
import type { RichTextKind } from '../../src/entities/entity.ts';
import { sanitise } from '../../src/lib/rich-text/sanitise.ts';
import type { DocumentSet, Entry, Storing } from '../store/document-set.ts';
import { valid } from './body.ts';
import { cacheTagHeader } from './cache-tag.ts';
import { askedId, newId } from './ids.ts';
import { changesIn } from './partial-update.ts';
import { Problem } from './problem.ts';
import { maySee } from './visible-entries.ts';

type Raw = Record<string, unknown>;

/** What one collection asks of its entries besides a valid form. */
export type EntryRules<T> = {
  /** Fills in the fields that the server sets. */
  prepare: (next: T, current: T | undefined) => T;
  /**
   * Throws when the entry conflicts with another. Otherwise reserves its place until the returned
   * function is called, once the entry is stored or storing it has failed.
   */
  claim: (next: T, id: string) => () => void;
};

/** Throws when the version a request names is another, unless the entry already is as it asks. */
type CheckVersion = (version: string, isStored: () => boolean) => void;

type Options<T> = EntryRules<T> & {
  name: CollectionName;
  definition: Collection<T>;
  set: DocumentSet<T>;
};

/** The entries of one collection, as requests find and change them. */
export class CollectionEntries<T extends Raw> {
  readonly #options: Options<T>;

  constructor(options: Options<T>) {
    this.#options = options;
  }

  /** The entry of an id. Throws 404 when there is none that a visitor, or the owner, may see. */
  find(id: string, owner: boolean): Entry<T> {
    const { name, set, definition } = this.#options;
    const entry = set.get(id);
    if (entry && maySee(definition, entry, owner)) return entry;
    throw missing(name);
  }

  /** Stores a new entry. Throws 422 when what was sent is none, 409 when its place is taken. */
  create(raw: Raw, storing?: Storing): Promise<Entry<T>> {
    const { set, definition, claim } = this.#options;
    const value = this.#finished(raw, undefined);
    const asked = askedId(raw, definition.idNames);
    const id = newId(asked, definition.idFrom?.(value) ?? '', (taken) => set.has(taken));
    const release = claim(value, id);
    return set.put(id, (current) => onlyNew(value, current), storing).finally(release);
  }

  /** Stores the fields that were sent. Throws 404, 409, 422, and what `check` throws. */
  update(id: string, raw: Raw, check: CheckVersion): Promise<Entry<T>> {
    const { name, set, claim } = this.#options;
    let release = () => {};
    const update = (current: Entry<T> | undefined) => {
      if (!current) throw missing(name);
      const next = this.#changed(raw, current.value);
      check(current.version, () => isDeepStrictEqual(this.#clean(next), current.value));
      const value = this.#finished(next, current.value);
      release(); // the update may run again, on what someone else has changed
      release = claim(value, id);
      return value;
    };
    return set.put(id, update).finally(() => release());
  }

  /** Removes an entry, unless `check` throws. Throws 404 when there is none. */
  async remove(id: string, check: (entry: Entry<T>) => void): Promise<void> {
    const { name, set } = this.#options;
    if (!set.has(id)) throw missing(name);
    await set.remove(id, check);
  }

  #changed(raw: Raw, current: T): unknown {
    return { ...current, ...changesIn(raw, this.#options.definition.schema, current) };
  }

  #finished(raw: unknown, current: T | undefined): T {
    return this.#options.prepare(this.#clean(raw), current);
  }

  #clean(raw: unknown): T {
    const { schema, richText } = this.#options.definition;
    return withoutMarkupRisk(valid(schema, raw), richText);
  }
}

function withoutMarkupRisk<T>(entry: T, kinds: Collection<T>['richText']): T {
  const clean: Partial<T> = {};
  for (const [field, kind] of Object.entries(kinds) as [keyof T, RichTextKind][]) {
    clean[field] = sanitise(kind, String(entry[field])) as T[keyof T];
  }
  return { ...entry, ...clean };
}

/** A missing entry depends on the whole collection, because it may be created. */
const missing = (name: CollectionName) =>
  new Problem(404, 'There is no such entry.', { headers: { [cacheTagHeader]: name } });

/** Refuses to overwrite an entry that was created meanwhile. */
function onlyNew<T>(value: T, current: Entry<T> | undefined): T {
  if (!current) return value;
  throw new Problem(409, 'Another entry has just taken this place. Please try again.');
}
