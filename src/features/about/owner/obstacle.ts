import { statusOf } from '../../../api/http.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { isSignedOut } from '../../../lib/signed-out.ts';
import type { Failure, Obstacle, Version } from '../../../ui/obstacle/obstacle.ts';
import { ChangedMeanwhile, DeletedMeanwhile } from './versions.ts';

/** Answers about what was sent: sending the same again would only be refused again. */
const refusals = [400, 413, 415, 422];

/** @param unauthorized the words for a save that was refused for want of owner mode. */
export function failureOf(error: unknown, unauthorized: string): Failure {
  const status = statusOf(error);
  if (isSignedOut(status)) return { kind: 'signed-out', message: unauthorized };
  const kind = refusals.includes(status) ? 'refused' : 'failed';
  return { kind, message: failureWords(error) };
}

/** The same; or the other version that is stored by now, or that nothing is. */
export function obstacleOf<T>(error: unknown, unauthorized: string): Obstacle<T> {
  if (error instanceof DeletedMeanwhile) return { kind: 'gone' };
  if (error instanceof ChangedMeanwhile) {
    return { kind: 'changed-meanwhile', theirs: error.theirs as Version<T> };
  }
  return failureOf(error, unauthorized);
}
