import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import { cacheTagHeader, entryTag } from './cache-tag.ts';
import type { PostSlugs } from './post-slugs.ts';
import { Problem } from './problem.ts';
import { maySee } from './visible-entries.ts';

/** A post, and the tags of what an answer with it depends on. */
export type FoundPost = Entry<Post> & { tags: string[] };

/** Finds the post of an address, as a visitor or the owner may see it. */
export type FindPost = (slugOrId: string, owner: boolean) => FoundPost;

/**
 * Makes the function that finds a post by its slug, else by its id, else by a former slug: the
 * first that may be seen, so that a draft takes no address from visitors. It throws 404 when there
 * is none.
 */
export function findPostIn(posts: DocumentSet<Post>, slugs: PostSlugs): FindPost {
  return (slugOrId, owner) => {
    const named = slugs.holder(slugOrId);
    const entry = [named, posts.get(slugOrId), slugs.formerHolder(slugOrId)].find(
      (one) => one && maySee(collections.posts, one, owner),
    );
    if (!entry) throw missing();
    const others = entry === named ? [] : ['posts'];
    return { ...entry, tags: [entryTag('posts', entry.id), ...others] };
  };
}

/** A missing post depends on all, because it may be written. */
const missing = () =>
  new Problem(404, 'Blog post not found', { headers: { [cacheTagHeader]: 'posts' } });
