import { statusOf } from '../../../api/http.ts';
import { changedWords, failureWords, keptWords } from '../../../lib/save-words.ts';
import { isSignedOut } from '../../../lib/signed-out.ts';
import { readStored } from './load.ts';
import { type Values, valuesOf } from './values.ts';

/** What somebody else saved, and its version. */
export type Theirs = { values: Values; etag: string | null };

/** What stands in the way of a save, with what can be done about it. */
export type Obstacle =
  | { kind: 'failed' | 'signed-out' | 'gone'; message: string }
  | { kind: 'changed-meanwhile'; message: string; theirs: Theirs };

/** A save that needs owner mode, which ended while the form was filled in. */
export const signedOut: Obstacle = {
  kind: 'signed-out',
  message: 'Owner mode required or session expired.',
};

const gone: Obstacle = {
  kind: 'gone',
  message: 'This certificate was deleted meanwhile, in another tab or on another device.',
};

async function changed(id: string): Promise<Obstacle> {
  const { value, etag } = await readStored(id);
  return {
    kind: 'changed-meanwhile',
    message: `${changedWords} It now says:`,
    theirs: { values: valuesOf(value), etag },
  };
}

/**
 * Reads what the obstacle is from an error; for another version, reads that version.
 *
 * @param id of the certificate on the server that was to be changed; null for a new one.
 */
export async function obstacleOf(error: unknown, id: string | null): Promise<Obstacle> {
  const status = statusOf(error);
  if (isSignedOut(status)) return { kind: 'signed-out', message: failureWords(error) };
  if (status === 404 && id !== null) return gone;
  if (status !== 412 || id === null) return { kind: 'failed', message: keptWords(error) };
  return changed(id).catch((reading) =>
    statusOf(reading) === 404 ? gone : { kind: 'failed', message: keptWords(reading) },
  );
}
