import { statusOf } from '../../../api/http.ts';
import type { Reads } from '../../../api/reads.ts';

/** Nothing where there is nothing; what else goes wrong is not the reader's to hide. */
const orNothing = (error: unknown) => {
  if (statusOf(error) === 404) return null;
  throw error;
};

/** A post by its slug or id with what is related to it; null when there is no such post. */
export async function findPost(api: Reads, slug: string) {
  const post = await api.post(slug).catch(orNothing);
  if (!post) return null;
  const related = await api.relatedPosts(slug).catch(orNothing);
  return { post, related: related ?? [] };
}
