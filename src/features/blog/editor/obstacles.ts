import { suggestedSlug } from '../../../entities/taken-slug.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { isOutdated } from '../../../lib/changed-status.ts';
import { goneWords } from '../../../lib/obstacle-words.ts';
import { type Failure, saveFailure } from '../../../lib/post-editing/save-errors.ts';
import { type Story, sameStory } from '../../../lib/post-editing/story.ts';
import { logDefect } from '../../../lib/save-words.ts';
import { readStored, type Stored } from './story-api.ts';

/** What the owner asked for; it continues once nothing prevents it. */
type Asked = 'save' | 'remove';

/** What prevents a save or a deletion, with what the owner can do about it. */
export type Obstacle =
  | { kind: 'failed' | 'signed-out'; message: string; then: Asked }
  | { kind: 'slug-taken'; message: string; free: string }
  | { kind: 'gone'; message: string }
  | { kind: 'changed-meanwhile'; theirs: Stored };

/** A save: the version it is based on, its target, and the moments at which it was sent. */
export type Attempt = {
  serverId: string | null;
  slug: string;
  base: Story | null;
  stamps: readonly string[];
};

/**
 * How a refused save continues: with an obstacle to show, or by replacing a version without asking.
 */
export type WayOn = { obstacle: Obstacle } | { over: Stored };

/** Turns a failure into an obstacle, to be overcome by signing in again or trying again. */
export const obstacleOf = ({ message, signedOut }: Failure, then: Asked = 'save'): Obstacle => ({
  kind: signedOut ? 'signed-out' : 'failed',
  message,
  then,
});

/** Recognises a save whose response was lost by the moment at which it was sent. */
const isOwn = ({ publishedAt }: Stored, { stamps }: Attempt) =>
  publishedAt !== null && stamps.includes(publishedAt);

async function afterConflict(attempt: Attempt): Promise<WayOn> {
  const theirs = await readStored(attempt.serverId ?? attempt.slug);
  const { story } = theirs;
  const unchanged = attempt.base !== null && sameStory(story, attempt.base);
  if (unchanged || isOwn(theirs, attempt)) return { over: theirs };
  return { obstacle: { kind: 'changed-meanwhile', theirs } };
}

async function afterTakenSlug(attempt: Attempt, message: string, free: string): Promise<WayOn> {
  const holder = await readStored(attempt.slug);
  if (attempt.serverId === null && isOwn(holder, attempt)) return { over: holder };
  return { obstacle: { kind: 'slug-taken', message, free } };
}

/** Finds out how a failed save continues. Rejects if asking the server for more fails too. */
export async function wayOn(error: unknown, attempt: Attempt): Promise<WayOn> {
  const failed = { obstacle: obstacleOf(saveFailure(error)) };
  logDefect(error);
  if (!(error instanceof ApiError)) return failed;
  const free = suggestedSlug(error.message);
  if (error.status === 409 && free) return afterTakenSlug(attempt, error.message, free);
  if (isOutdated(error)) return afterConflict(attempt);
  if (error.status === 404 && attempt.serverId) {
    return { obstacle: { kind: 'gone', message: goneWords('This post') } };
  }
  return failed;
}
