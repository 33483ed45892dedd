import type { Version } from '../obstacle/obstacle.ts';
import type { DraftStore } from '../use-draft.ts';
import type { RecordSource } from './record-source.ts';

type Written<R> = { value: R; etag: string | null };

/** The requests a form of an entry makes. */
type Requests<R> = {
  read: (id: string) => Promise<Written<R>>;
  create: (payload: unknown) => Promise<Written<R>>;
  update: (id: string, payload: unknown, etag: string | null) => Promise<Written<R>>;
};

type Entry<T, R> = Pick<RecordSource<T>, 'statusOf'> & {
  requests: Requests<R>;
  blank: T;
  idOf: (stored: R) => string;
  valuesOf: (stored: R) => T;
  payloadOf: (values: T) => unknown;
  draftOf: (id: string) => DraftStore<T>;
  /** Called with what is stored then. @param isNew whether it was created just now */
  stored: (value: R, isNew: boolean) => void;
};

/**
 * Where the form of an entry reads from and writes to; an empty id is a new one, which from its first
 * save on is the entry that it became.
 */
export function entrySource<T, R>(first: string, entry: Entry<T, R>): RecordSource<T> {
  const { requests, blank, payloadOf, statusOf } = entry;
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
    statusOf,
    get draft() {
      return draft;
    },
  };
}
