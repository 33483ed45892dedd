import type { Version } from '../obstacle/obstacle.ts';
import type { DraftStore } from '../use-draft.ts';

/** Where a form's record comes from and goes to. */
export type RecordSource<T> = {
  /** Reads the record, or gives a new one. Rejects with what to tell. */
  load: () => Promise<Version<T>>;
  /**
   * Gives the version that is stored then.
   *
   * @param etag the version to replace, or null to replace whatever is stored.
   */
  save: (value: T, etag: string | null) => Promise<string | null>;
  /** Creates it again, where it was deleted meanwhile. */
  saveAnew?: (value: T) => Promise<string | null>;
  /** The HTTP status of an error; 0 without one. */
  statusOf: (error: unknown) => number;
  draft: DraftStore<T>;
};

/** The fields by name: from the device they come in another order than from the server. */
const fieldsOf = (record: unknown) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(Object(record)).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );

/** Whether two records say the same. */
export const sameRecord = (one: unknown, other: unknown): boolean =>
  fieldsOf(one) === fieldsOf(other);
