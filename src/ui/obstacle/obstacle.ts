import { statusOf } from '../../lib/api-error.ts';
import { isOutdated } from '../../lib/changed-status.ts';
import { keptWords, logDefect } from '../../lib/save-words.ts';
import { isSignedOut } from '../../lib/signed-out.ts';
import { ChangedMeanwhile, type Version } from './versions.ts';

/** A failed save, and why. */
export type Failure = { kind: 'failed' | 'refused' | 'signed-out'; message: string };

/** What prevents a save, with what the owner needs to resolve it. */
export type Obstacle<T> =
  | Failure
  | { kind: 'gone' }
  | { kind: 'changed-meanwhile'; theirs: Version<T> };

type Asking<T> = {
  /** The reason for a failure, fit to show. */
  wordsOf?: (error: unknown) => string;
  /** Reads what is stored now. */
  load: () => Promise<Version<T>>;
  /** Whether the entry may have been deleted; false for a new one, or one that always exists. */
  canBeGone: boolean;
};

/** Derives the obstacle from an error; after a conflict it loads the stored version. */
export async function obstacleOf<T>(
  error: unknown,
  { wordsOf = keptWords, load, canBeGone }: Asking<T>,
): Promise<Obstacle<T>> {
  const told = (reason: unknown): Obstacle<T> => {
    const status = statusOf(reason);
    if (isSignedOut(status)) return { kind: 'signed-out', message: wordsOf(reason) };
    if (canBeGone && status === 404) return { kind: 'gone' };
    logDefect(reason);
    return { kind: 'failed', message: wordsOf(reason) };
  };
  if (error instanceof ChangedMeanwhile) return { kind: 'changed-meanwhile', theirs: error.theirs };
  if (!isOutdated(error)) return told(error);
  return load().then((theirs) => ({ kind: 'changed-meanwhile', theirs }), told);
}
