import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import { entryTag, everyPost, partTag, summaryTag, tagKey } from '../api/cache-tag.ts';
import { movedTags, samePlace } from '../api/post-place.ts';
import type { Change } from '../store/content-store.ts';

const { visible } = collections.posts;

/** A draft that keeps its addresses changes nothing a visitor sees. */
const isUnseen = (old: Post | undefined, now: Post | undefined) =>
  samePlace(old, now) && now !== undefined && !visible(now);

/** The number of the part of the index that shows a published post. */
type PartOf = (id: string, post: Post) => number;

function postTags({ id, before, after }: Change, partOf: PartOf): string[] {
  const [old, now] = [before as Post | undefined, after as Post | undefined];
  if (isUnseen(old, now)) return [entryTag('posts', id)];
  const lists = samePlace(old, now) && now ? [partTag(partOf(id, now))] : ['posts'];
  const tagged = movedTags(old, now).map(tagKey);
  return [entryTag('posts', id), summaryTag(id), everyPost, ...lists, ...tagged];
}

/**
 * The cache tags of the answers a change may have altered, the most direct ones first. A post that
 * keeps its place affects its own answers and those that show it.
 *
 * @param partOf is asked about posts that are published, before and after the change.
 */
export function tagsOfChange(change: Change, partOf: PartOf): string[] {
  if (change.folder === 'posts') return postTags(change, partOf);
  if (change.folder === '') return [change.id];
  return [entryTag(change.folder, change.id), change.folder];
}
