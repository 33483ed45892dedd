import type { Post } from '../../src/entities/post.ts';
import { postsPerSitemap } from '../../src/lib/routes.ts';
import type { Entry } from '../store/document-set.ts';
import type { PostIndex } from './post-index.ts';
import { versionOf, versionsOf } from './versions.ts';

type Part = { posts: readonly Entry<Post>[]; version: string };

const isSame = (a: Part['posts'], b: Part['posts']) =>
  a.length === b.length && a.every((post, place) => post === b[place]);

/** The number of the part that shows a published post, from 1. */
export const partOf = (index: PostIndex, id: string, post: Post): number =>
  1 + Math.floor(index.older(id, post) / postsPerSitemap);

/**
 * The published posts some hundred at a time, oldest first, so that a new one changes only the last
 * part. An unchanged part keeps its version without being hashed again.
 */
export class PostParts {
  readonly #index: PostIndex;
  readonly #known = new Map<number, Part>();

  constructor(index: PostIndex) {
    this.#index = index;
  }

  /** A part by its number, from 1; empty where there is none. */
  part(part: number): Part {
    const newestFirst = this.#index.published();
    const end = Math.max(0, newestFirst.length - (part - 1) * postsPerSitemap);
    const posts = newestFirst.slice(Math.max(0, end - postsPerSitemap), end).toReversed();
    const known = this.#known.get(part);
    if (known && isSame(known.posts, posts)) return known;
    const made = { posts, version: versionOf(versionsOf(posts)) };
    if (posts.length > 0) this.#known.set(part, made);
    else this.#known.delete(part);
    return made;
  }
}
