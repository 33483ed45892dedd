import { keptWords } from '../../lib/save-words.ts';
import { isSignedOut } from '../../lib/signed-out.ts';

/** A stored value, and the version to name when it is changed. */
export type Version<T> = { value: T; etag: string | null };

/** A save that did not go through, and why. */
export type Failure = { kind: 'failed' | 'refused' | 'signed-out'; message: string };

/** What stands in the way of a save, with what the owner can do about it. */
export type Obstacle<T> =
  | Failure
  | { kind: 'gone' }
  | { kind: 'changed-meanwhile'; theirs: Version<T> };

type Asking<T> = {
  /** The HTTP status of an error; 0 without one. */
  statusOf: (error: unknown) => number;
  /** Why it failed, in words fit to show. */
  wordsOf?: (error: unknown) => string;
  /** Reads what is stored now. */
  load: () => Promise<Version<T>>;
  /** Whether it was there and may be deleted by now; what is new, or always there, cannot be. */
  canBeGone: boolean;
};

/** Reads what the obstacle is from an error; for another version, reads that version. */
export async function obstacleOf<T>(
  error: unknown,
  { statusOf, wordsOf = keptWords, load, canBeGone }: Asking<T>,
): Promise<Obstacle<T>> {
  const told = (reason: unknown): Obstacle<T> => {
    const status = statusOf(reason);
    if (isSignedOut(status)) return { kind: 'signed-out', message: wordsOf(reason) };
    if (canBeGone && status === 404) return { kind: 'gone' };
    return { kind: 'failed', message: wordsOf(reason) };
  };
  if (statusOf(error) !== 412) return told(error);
  return load().then((theirs) => ({ kind: 'changed-meanwhile', theirs }), told);
}
