import { isOutdated } from '../../lib/changed-status.ts';
import { changedWords } from '../../lib/obstacle-words.ts';
import { same } from '../../lib/same.ts';

/** A stored value, and the version to send when changing it. */
export type Version<T> = { value: T; etag: string | null };

/** Where a value is read from and written to. */
export type Source<T> = {
  read: () => Promise<Version<T>>;
  /** Rejects with status 412 if another version than `etag` is stored. */
  write: (value: T, etag: string | null) => Promise<Version<T>>;
  /** What was sent from this tab without an answer. */
  sent?: () => T[];
};

/** Someone else changed the same value meanwhile, so the owner has to choose. */
export class ChangedMeanwhile<T> extends Error {
  readonly theirs: Version<T>;

  constructor(theirs: Version<T>) {
    super(changedWords);
    this.theirs = theirs;
  }
}

/** Someone else deleted what is being changed, as the message says. */
export class DeletedMeanwhile extends Error {}

const RETRIES = 3;

/**
 * Saves a value over the version it is based on. If a newer version is stored in which this value
 * is unchanged (another part of the document changed), saves over that one.
 *
 * @param isSame whether two values say the same.
 * @throws {ChangedMeanwhile} if the value itself was changed meanwhile.
 */
export async function saveOver<T>(
  source: Source<T>,
  value: T,
  base: Version<T>,
  isSame: (one: T, other: T) => boolean = same,
  retries = RETRIES,
): Promise<Version<T>> {
  try {
    return await source.write(value, base.etag);
  } catch (error) {
    if (!isOutdated(error) || retries === 0) throw error;
    const stored = await source.read();
    if (!isSame(stored.value, base.value)) throw new ChangedMeanwhile(stored);
    return saveOver(source, value, stored, isSame, retries - 1);
  }
}
