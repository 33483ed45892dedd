import { statusOf } from '../../../lib/api-error.ts';
import { failureWords, logDefect } from '../../../lib/save-words.ts';
import { isSignedOut } from '../../../lib/signed-out.ts';
import type { Failure, Obstacle } from '../../../ui/obstacle/obstacle.ts';
import { ChangedMeanwhile, DeletedMeanwhile, type Version } from '../../../ui/obstacle/versions.ts';

/** Refusals of the content itself, which would be refused again if sent again. */
const refusals = [400, 413, 415, 422];

/** @param unauthorized the message for a save that was refused because owner mode is off. */
export function failureOf(error: unknown, unauthorized: string): Failure {
  const status = statusOf(error);
  if (isSignedOut(status)) return { kind: 'signed-out', message: unauthorized };
  logDefect(error);
  const kind = refusals.includes(status) ? 'refused' : 'failed';
  return { kind, message: failureWords(error) };
}

/** Like `failureOf`, but also recognises a conflict with a stored version, and a deletion. */
export function obstacleOf<T>(error: unknown, unauthorized: string): Obstacle<T> {
  if (error instanceof DeletedMeanwhile) return { kind: 'gone' };
  if (error instanceof ChangedMeanwhile) {
    return { kind: 'changed-meanwhile', theirs: error.theirs as Version<T> };
  }
  return failureOf(error, unauthorized);
}
