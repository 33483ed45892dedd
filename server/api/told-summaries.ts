import type { Post } from '../../src/entities/post.ts';
import { heldCopy } from '../held-bytes.ts';
import type { DocumentSet } from '../store/document-set.ts';
import { hasSummary, holdSummary, tellOfSummaries } from './post-summaries.ts';

/** A summary as told by another process or an earlier start: of which post, in which version. */
export type ToldSummary = { id: string; version: string; json: Uint8Array; minutes: number };

/**
 * Collects the summaries made here from now on, so that no other process need read these bodies.
 *
 * @returns gives those made since it was called last.
 */
export function summariesMade(): () => ToldSummary[] {
  const made: ToldSummary[] = [];
  tellOfSummaries(({ id, version }, { json, minutes }) => {
    made.push({ id, version, json, minutes });
  });
  return () => made.splice(0);
}

/** Where posts are found by their ids. */
export type PostsById = Pick<DocumentSet<Post>, 'get'>;

/** Holds what was made elsewhere, of the posts that are here in that very version. */
export function holdTold(posts: PostsById, told: Iterable<ToldSummary>): void {
  for (const { id, version, json, minutes } of told) {
    const entry = posts.get(id);
    if (!entry || entry.version !== version || hasSummary(entry)) continue;
    holdSummary(entry, { json: heldCopy(json), minutes });
  }
}
