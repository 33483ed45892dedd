import type { Post } from '../../src/entities/post.ts';
import type { DocumentSet } from '../store/document-set.ts';
import { unpooled } from '../unpooled.ts';
import { hasSummary, holdSummary, type Summary, tellOfSummaries } from './post-summaries.ts';

/** A summary of one version of a post, from another process or an earlier run. */
export type SharedSummary = Pick<Summary, 'minutes' | 'pictures'> & {
  id: string;
  version: string;
  json: Uint8Array;
};

/**
 * Collects the summaries made here from now on, so that other processes need not read these bodies.
 *
 * @returns a function that returns those made since its last call.
 */
export function collectSummaries(): () => SharedSummary[] {
  const made: SharedSummary[] = [];
  tellOfSummaries(({ id, version }, { json, minutes, pictures }) => {
    made.push({ id, version, json, minutes, pictures });
  });
  return () => made.splice(0);
}

/** Finds posts by their ids. */
export type PostsById = Pick<DocumentSet<Post>, 'get'>;

/** Takes over summaries made elsewhere of posts that are here in the same version. */
export function adoptSummaries(posts: PostsById, shared: Iterable<SharedSummary>): void {
  for (const { id, version, json, minutes, pictures } of shared) {
    const entry = posts.get(id);
    if (!entry || entry.version !== version || hasSummary(entry)) continue;
    holdSummary(entry, { json: unpooled(json), minutes, pictures });
  }
}
