import type { Version } from '../obstacle/versions.ts';
import type { DraftStore } from '../use-draft.ts';
import type { FieldErrors } from '../use-field-errors.ts';

/** Where a form loads its record from and saves it to. */
export type RecordSource<T> = {
  /** Loads the record, or a new one. Rejects with a message fit to show. */
  load: () => Promise<Version<T>>;
  /**
   * Returns the version that is then stored.
   *
   * @param etag the version to replace, or null to replace whatever is stored.
   */
  save: (value: T, etag: string | null) => Promise<string | null>;
  /** Creates the record again after it was deleted elsewhere. */
  saveAnew?: (value: T) => Promise<string | null>;
  /** What the server finds wrong with a value, by the form's fields. */
  fieldErrorsOf: (error: unknown) => FieldErrors;
  draft: DraftStore<T>;
};

/** Sorts fields by name, because drafts and the server have them in different orders. */
const fieldsOf = (record: unknown) =>
  JSON.stringify(
    Object.fromEntries(Object.entries(Object(record)).toSorted(([a], [b]) => (a < b ? -1 : 1))),
  );

/** Whether two records have the same values. */
export const sameRecord = (one: unknown, other: unknown): boolean =>
  fieldsOf(one) === fieldsOf(other);
