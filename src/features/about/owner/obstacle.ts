import { statusOf } from '../../../api/http.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { isSignedOut } from '../../../lib/signed-out.ts';
import { ChangedMeanwhile, type Version } from './versions.ts';

/** Answers about what was sent: sending the same again would only be refused again. */
const refusals = [400, 413, 415, 422];

/** What stands in the way of a save, with what the owner can do about it. */
export type Obstacle<T> =
  | { kind: 'failed'; message: string }
  | { kind: 'refused'; message: string }
  | { kind: 'signed-out'; message: string }
  | { kind: 'changed-meanwhile'; message: string; theirs: Version<T> };

/** @param unauthorized the words for a save that was refused for want of owner mode. */
export function obstacleOf<T>(error: unknown, unauthorized: string): Obstacle<T> {
  const message = failureWords(error);
  if (error instanceof ChangedMeanwhile) {
    return { kind: 'changed-meanwhile', message, theirs: error.theirs as Version<T> };
  }
  const status = statusOf(error);
  if (isSignedOut(status)) return { kind: 'signed-out', message: unauthorized };
  return { kind: refusals.includes(status) ? 'refused' : 'failed', message };
}
