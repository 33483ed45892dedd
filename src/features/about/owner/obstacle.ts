import { ApiError } from '../../../api/http.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ChangedMeanwhile, type Version } from './versions.ts';

/** What stands in the way of a save, with what the owner can do about it. */
export type Obstacle<T> =
  | { kind: 'failed'; message: string }
  | { kind: 'signed-out'; message: string }
  | { kind: 'changed-meanwhile'; message: string; theirs: Version<T> };

/** @param unauthorized the words for a save that was refused for want of owner mode. */
export function obstacleOf<T>(error: unknown, unauthorized: string): Obstacle<T> {
  const message = failureWords(error);
  if (error instanceof ChangedMeanwhile) {
    return { kind: 'changed-meanwhile', message, theirs: error.theirs as Version<T> };
  }
  const status = error instanceof ApiError ? error.status : 0;
  if (status !== 401 && status !== 403) return { kind: 'failed', message };
  return { kind: 'signed-out', message: unauthorized };
}
