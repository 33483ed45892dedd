/** Where a document lies: `posts/<id>`, or a single document such as `profile` with no folder. */
export type Key = { folder: string; id: string };

/** What was found at a key: a value, nothing, or something that is not a document. */
export type Reading =
  | { key: Key; value: unknown }
  | { key: Key; gone: true }
  | { key: Key; problem: string };

/**
 * Where documents are kept. The folder of JSON files is one backend; a database that several
 * servers share can be another.
 */
export type Backend = {
  /** Everything in a folder; what cannot be read is told as a problem, never left out. */
  readAll: (folder: string) => Promise<Reading[]>;
  read: (key: Key) => Promise<Reading>;
  /** Resolves only once the value would survive a power cut; on failure nothing has changed. */
  put: (key: Key, value: unknown) => Promise<void>;
  remove: (key: Key) => Promise<void>;
  /**
   * Tells of keys that may have changed, by whomever, and of folders that can no longer be followed;
   * gives back how to stop.
   */
  watch: (
    folders: readonly string[],
    changed: (key: Key) => void,
    failed: (folder: string, error: Error) => void,
  ) => () => void;
};

/** The name a person knows a document by, for the log and for health. */
export const documentName = ({ folder, id }: Key): string =>
  folder === '' ? `${id}.json` : `${folder}/${id}.json`;
