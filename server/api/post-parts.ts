import type { Post } from '../../src/entities/post.ts';
import { postsPerSitemap } from '../../src/lib/routes.ts';
import type { Entry } from '../store/document-set.ts';
import { versionOf } from './answer.ts';
import { type PostIndex, versions } from './post-index.ts';

type Part = { posts: readonly Entry<Post>[]; version: string };

const isSame = (a: Part['posts'], b: Part['posts']) =>
  a.length === b.length && a.every((post, place) => post === b[place]);

/**
 * The published posts a thousand at a time, oldest first: so a new one alters the last part alone.
 * After a change each part tells at once whether it is the same.
 */
export class PostParts {
  readonly #index: PostIndex;
  readonly #known = new Map<number, Part>();

  constructor(index: PostIndex) {
    this.#index = index;
  }

  /** A part from 1 on, without posts where there is none. */
  part(part: number): Part {
    const newestFirst = this.#index.published();
    const end = Math.max(0, newestFirst.length - (part - 1) * postsPerSitemap);
    const posts = newestFirst.slice(Math.max(0, end - postsPerSitemap), end).toReversed();
    const known = this.#known.get(part);
    if (known && isSame(known.posts, posts)) return known;
    const made = { posts, version: versionOf(versions(posts)) };
    if (posts.length > 0) this.#known.set(part, made);
    return made;
  }
}
