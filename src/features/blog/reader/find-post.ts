import type { Reads } from '../../../api/reads.ts';
import { statusOf } from '../../../lib/api-error.ts';

/** Returns null for a post that does not exist; rethrows any other error. */
const orNothing = (error: unknown) => {
  if (statusOf(error) === 404) return null;
  throw error;
};

/** A post by its slug or id, with related posts; null if there is none. */
export async function findPost(api: Reads, slug: string) {
  const post = await api.post(slug).catch(orNothing);
  if (!post) return null;
  const related = await api.relatedPosts(slug).catch(orNothing);
  return { post, related: related ?? [] };
}
