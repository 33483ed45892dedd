import type { Post } from '../../src/entities/post.ts';
import { summaryChanged } from '../../src/lib/post-body/views.ts';
import { entryTag, tagKey } from '../api/cache-tag.ts';
import type { Change } from '../store/content-store.ts';

function postTags({ id, before, after }: Change): string[] {
  const [old, now] = [before as Post | undefined, after as Post | undefined];
  const own = entryTag('posts', id);
  if (!summaryChanged(id, old, now)) return [own];
  const tagged = new Set([...(old?.tags ?? []), ...(now?.tags ?? [])].map(tagKey));
  return [own, 'posts', ...tagged];
}

/**
 * The cache tags of the answers a change can have altered, those it touches directly first.
 * A post whose words changed only where no list shows them touches its own answers alone.
 */
export function tagsOf(change: Change): string[] {
  if (change.folder === 'posts') return postTags(change);
  if (change.folder === '') return [change.id];
  return [entryTag(change.folder, change.id), change.folder];
}
