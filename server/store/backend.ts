/** Where a document lies: `posts/<id>`, or a single document such as `profile` with no folder. */
export type Key = { folder: string; id: string };

/**
 * What was found at a key: a value, nothing, or something that is not a document. `bytes` are the
 * text a value was read from, where it is kept as one.
 */
export type Reading =
  | { key: Key; value: unknown; bytes?: Uint8Array | null }
  | { key: Key; gone: true }
  | { key: Key; problem: string };

/** Who hears of what others may have changed. */
export type ChangeListener = {
  changed: (key: Key) => void;
  /** Any document of a folder may have. */
  allChanged: (folder: string) => void;
  /** A folder can no longer be followed. */
  failed: (folder: string, error: Error) => void;
};

/**
 * Where documents are kept. The folder of JSON files is one backend; a database that several
 * servers share can be another.
 */
export type Backend = {
  /** Everything in a folder, some at a time; what cannot be read is told as a problem, never left out. */
  readAll: (folder: string) => AsyncIterable<Reading[]>;
  /** Rejects only where nothing can be said of the document, as when no file can be opened now. */
  read: (key: Key) => Promise<Reading>;
  /** Resolves only once the value would survive a power cut; on failure nothing has changed. */
  put: (key: Key, value: unknown) => Promise<void>;
  remove: (key: Key) => Promise<void>;
  /** Tells of what may have changed, by whomever; gives back how to stop. */
  watch: (folders: readonly string[], listener: ChangeListener) => () => void;
};

/** The name a person knows a document by, for the log and for health. */
export const documentName = ({ folder, id }: Key): string =>
  folder === '' ? `${id}.json` : `${folder}/${id}.json`;
