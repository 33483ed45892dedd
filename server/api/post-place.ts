import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import { foldedTags } from '../../src/lib/tags.ts';

const names = ({ slug, formerSlugs }: Post) => [slug, ...formerSlugs].join(' ');
const { order, visible } = collections.posts;

/**
 * Whether two versions of a post have the same place in every list and the same addresses. Its
 * creation counts: of two posts with one slug, the older has the address.
 */
export const samePlace = (before: Post | undefined, after: Post | undefined): boolean =>
  before !== undefined &&
  after !== undefined &&
  visible(before) === visible(after) &&
  order(before, after) === 0 &&
  before.createdAt === after.createdAt &&
  names(before) === names(after);

/**
 * The folded tags whose lists gain, lose or move a post by a change: all old and new ones when its
 * place changes.
 */
export function movedTags(before: Post | undefined, after: Post | undefined): string[] {
  const [old, now] = [foldedTags(before?.tags), foldedTags(after?.tags)];
  const moved = samePlace(before, after) ? old.symmetricDifference(now) : old.union(now);
  return [...moved];
}
