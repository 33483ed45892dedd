import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import { entryTag, everyPost, summaryTag, tagKey } from '../api/cache-tag.ts';
import { movedTags, samePlace } from '../api/post-place.ts';
import type { Change } from '../store/content-store.ts';

const { visible } = collections.posts;

/** A draft that keeps its addresses changes nothing a visitor sees. */
const isUnseen = (old: Post | undefined, now: Post | undefined) =>
  samePlace(old, now) && now !== undefined && !visible(now);

function postTags({ id, before, after }: Change): string[] {
  const [old, now] = [before as Post | undefined, after as Post | undefined];
  if (isUnseen(old, now)) return [entryTag('posts', id)];
  const lists = samePlace(old, now) ? [] : ['posts'];
  const tagged = movedTags(old, now).map(tagKey);
  return [entryTag('posts', id), summaryTag(id), everyPost, ...lists, ...tagged];
}

/**
 * The cache tags of the answers a change may have altered, the most direct ones first. A post that
 * keeps its place affects its own answers and those that show it.
 */
export function tagsOf(change: Change): string[] {
  if (change.folder === 'posts') return postTags(change);
  if (change.folder === '') return [change.id];
  return [entryTag(change.folder, change.id), change.folder];
}
