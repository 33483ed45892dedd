import { statusOf } from '../../../../api/http.ts';
import type { HighlightView } from '../../../../entities/highlight.ts';
import { keptWords } from '../../../../lib/save-words.ts';
import { isSignedOut } from '../../../../lib/signed-out.ts';
import { isGone } from './highlight-list.ts';
import { readHighlight } from './highlight-requests.ts';

/** What stands in the way of a save, with what the owner can do about it. */
export type Obstacle =
  | { kind: 'failed' | 'signed-out' | 'gone'; message: string }
  | { kind: 'changed-meanwhile'; theirs: HighlightView; etag: string | null };

const failed = (error: unknown): Obstacle => ({ kind: 'failed', message: keptWords(error) });
const gone: Obstacle = {
  kind: 'gone',
  message: 'This highlight was deleted meanwhile, in another tab or on another device.',
};

/** Reads what the obstacle is from an error; for another version, reads that version. */
export async function obstacleOf(error: unknown, id: string): Promise<Obstacle> {
  const status = statusOf(error);
  if (isSignedOut(status)) return { kind: 'signed-out', message: keptWords(error) };
  if (isGone(error)) return gone;
  if (status !== 412) return failed(error);
  try {
    const { value: theirs, etag } = await readHighlight(id);
    return { kind: 'changed-meanwhile', theirs, etag };
  } catch (reading) {
    return isGone(reading) ? gone : failed(reading);
  }
}
