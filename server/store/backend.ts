/**
 * Where a document is stored: `posts/<id>`, or a single document such as `profile` with no folder.
 */
export type Key = { folder: string; id: string };

/**
 * What was found at a key: a value, nothing, or something that is not a document. `bytes` are the
 * text a value was read from, where it is stored as text.
 */
export type Reading =
  | { key: Key; value: unknown; bytes?: Uint8Array | null }
  | { key: Key; gone: true }
  | { key: Key; problem: string };

/** Hears of what others may have changed. */
export type ChangeListener = {
  changed: (key: Key) => void;
  /** Any document of the folder may have changed. */
  allChanged: (folder: string) => void;
  /** A folder can no longer be followed. */
  failed: (folder: string, error: Error) => void;
};

/** A document that is not served, or anything else its owner should look at, and why. */
export type DocumentProblem = { file: string; reason: string };

/** Folders that cannot be written at the moment, and why. */
export type Unwritable = Readonly<Record<string, string>>;

/**
 * Where documents are kept. The folder of JSON files is one backend; a database that several
 * servers share can be another.
 */
export type Backend = {
  /**
   * Everything in a folder, in batches; what cannot be read is returned as a problem, never left
   * out.
   */
  readAll: (folder: string) => AsyncIterable<Reading[]>;
  /** Rejects only when nothing is known of the document, for example when no file can be opened. */
  read: (key: Key) => Promise<Reading>;
  /**
   * Resolves only once the value would survive a power cut; on failure nothing has changed. Rejects
   * with `Outdated` when the document is no longer the text that was `seen`, or null for none.
   */
  put: (key: Key, value: unknown, seen?: Uint8Array | null) => Promise<void>;
  remove: (key: Key, seen?: Uint8Array | null) => Promise<void>;
  /** Reports what anyone may have changed, until the returned function is called. */
  watch: (folders: readonly string[], listener: ChangeListener) => () => void;
  /** What keeps all documents from being stored at the moment. */
  problem?: () => DocumentProblem | undefined;
  /** What cannot be written, since a write there failed and until one works again. */
  unwritable?: () => Unwritable;
};

/** A document's name for people, in the log and in `/api/health`. */
export const documentName = ({ folder, id }: Key): string =>
  folder === '' ? `${id}.json` : `${folder}/${id}.json`;
