import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import { byText } from '../../src/entities/sort-order.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';

const { visible } = collections.posts;

type Order = (a: Entry<Post>, b: Entry<Post>) => number;

const publishedFirst: Order = (a, b) => Number(visible(b.value)) - Number(visible(a.value));

const byAge: Order = (a, b) =>
  byText(a.value.createdAt ?? '', b.value.createdAt ?? '') || byText(a.id, b.id);

/** Which of two posts keeps a slug that both have: a published one, then the older. */
export const byClaim: Order = (a, b) => publishedFirst(a, b) || byAge(a, b);

/** To which of two posts a slug leads that both had: a published one, then the newer. */
export const byFormerClaim: Order = (a, b) => publishedFirst(a, b) || byAge(b, a);

/**
 * The post that each slug leads to. Several can have the same: the first in order holds it, in
 * whatever sequence they changed, so that a restart leads nobody elsewhere.
 */
export class SlugHolders {
  readonly #idOf = new Map<string, string>();
  readonly #posts: DocumentSet<Post>;
  readonly #slugsOf: (post: Post) => readonly string[];
  readonly #order: Order;

  constructor(posts: DocumentSet<Post>, slugsOf: (post: Post) => readonly string[], order: Order) {
    this.#posts = posts;
    this.#slugsOf = slugsOf;
    this.#order = order;
  }

  get size(): number {
    return this.#idOf.size;
  }

  idOf(slug: string): string | undefined {
    return this.#idOf.get(slug);
  }

  of(slug: string): Entry<Post> | undefined {
    const id = this.#idOf.get(slug);
    return id === undefined ? undefined : this.#posts.get(id);
  }

  add(id: string, post: Post): void {
    for (const slug of this.#slugsOf(post)) this.#offer(slug, id);
  }

  /** Takes a post's slugs from it; another that has one of them takes it over. */
  drop(id: string, post: Post): void {
    for (const slug of this.#slugsOf(post)) if (this.#idOf.get(slug) === id) this.#release(slug);
  }

  #release(slug: string): void {
    this.#idOf.delete(slug);
    for (const { id, value } of this.#posts.values())
      if (this.#slugsOf(value).includes(slug)) this.#offer(slug, id);
  }

  #offer(slug: string, id: string): void {
    const [held, offered] = [this.of(slug), this.#posts.get(id)];
    if (!held || !offered || this.#order(offered, held) < 0) this.#idOf.set(slug, id);
  }
}
