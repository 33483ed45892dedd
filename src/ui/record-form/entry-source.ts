import { fieldErrorsOf } from '../../lib/field-errors.ts';
import type { Version } from '../obstacle/versions.ts';
import type { DraftStore } from '../use-draft.ts';
import type { RecordSource } from './record-source.ts';

/** The requests of an entry's form. */
type Requests<R> = {
  read: (id: string) => Promise<Version<R>>;
  create: (payload: unknown) => Promise<Version<R>>;
  update: (id: string, payload: unknown, etag: string | null) => Promise<Version<R>>;
};

type Entry<T, R> = {
  requests: Requests<R>;
  blank: T;
  idOf: (stored: R) => string;
  valuesOf: (stored: R) => T;
  payloadOf: (values: T) => unknown;
  draftOf: (id: string) => DraftStore<T>;
  /** Called with the stored entry after a save. @param isNew whether it was just created */
  stored: (value: R, isNew: boolean) => void;
};

/**
 * The source of an entry's form. An empty id means a new entry; after its first save the source
 * refers to the created entry.
 */
export function entrySource<T, R>(first: string, entry: Entry<T, R>): RecordSource<T> {
  const { requests, blank, payloadOf } = entry;
  let id = first;
  let draft = entry.draftOf(id);

  const load = async (): Promise<Version<T>> => {
    if (id === '') return { value: blank, etag: null };
    const { value, etag } = await requests.read(id);
    return { value: entry.valuesOf(value), etag };
  };
  const create = async (values: T) => {
    const { value, etag } = await requests.create(payloadOf(values));
    draft.drop();
    id = entry.idOf(value);
    draft = entry.draftOf(id);
    entry.stored(value, true);
    return etag;
  };
  const update = async (values: T, from: string | null) => {
    const { value, etag } = await requests.update(id, payloadOf(values), from);
    entry.stored(value, false);
    return etag;
  };
  return {
    load,
    save: (values, etag) => (id === '' ? create(values) : update(values, etag)),
    saveAnew: create,
    fieldErrorsOf,
    get draft() {
      return draft;
    },
  };
}
