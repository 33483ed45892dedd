import { collections } from '../../src/entities/collections.ts';
import { type Post, toSlug } from '../../src/entities/post.ts';
import type { Change, ContentStore } from '../store/content-store.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import { visibleEntries } from './collection-routes.ts';
import { Problem } from './problem.ts';

/** Posts by slug, and the published ones in order: kept current instead of sought at every read. */
export class PostIndex {
  readonly #posts: DocumentSet<Post>;
  readonly #idOf = new Map<string, string>();
  /** Slugs of posts that are just being stored. */
  readonly #claims = new Map<string, { id: string }>();
  #published: Entry<Post>[] | undefined;

  constructor(store: ContentStore) {
    this.#posts = store.collection('posts');
    for (const { id, value } of this.#posts.values()) this.#idOf.set(value.slug, id);
    store.onChange((change) => this.#follow(change));
  }

  bySlug(slug: string): Entry<Post> | undefined {
    const id = this.#idOf.get(slug);
    return id === undefined ? undefined : this.#posts.get(id);
  }

  published(): Entry<Post>[] {
    this.#published ??= visibleEntries(this.#posts, collections.posts, false);
    return this.#published;
  }

  /** The slug itself when no post has it, else with the first free number. */
  freeSlug(slug: string): string {
    let free = slug;
    for (let n = 2; this.#holderOf(free) !== undefined; n++) free = numbered(slug, n);
    return free;
  }

  /**
   * Keeps a slug for a post until it is stored, so that of two posts at once one gets it.
   *
   * @returns how to let go of it, to be called when the write is done or has failed.
   * @throws 409 with a free slug to take instead when another post has this one.
   */
  claim(slug: string, id: string): () => void {
    const holder = this.#holderOf(slug);
    if (holder !== undefined && holder !== id) throw taken(slug, this.freeSlug(slug));
    const claim = { id };
    this.#claims.set(slug, claim);
    return () => {
      if (this.#claims.get(slug) === claim) this.#claims.delete(slug);
    };
  }

  #holderOf(slug: string): string | undefined {
    return this.#claims.get(slug)?.id ?? this.#idOf.get(slug);
  }

  #follow({ folder, id, before, after }: Change): void {
    if (folder !== 'posts') return;
    this.#published = undefined;
    const old = (before as Post | undefined)?.slug;
    if (old !== undefined && this.#idOf.get(old) === id) this.#release(old);
    if (after) this.#idOf.set((after as Post).slug, id);
  }

  /** Files put here by hand can share a slug: when one lets go of it, another has it. */
  #release(slug: string): void {
    this.#idOf.delete(slug);
    for (const { id, value } of this.#posts.values())
      if (value.slug === slug) this.#idOf.set(slug, id);
  }
}

/** Room for a number within a slug's length. */
const STEM = 110;

const numbered = (slug: string, n: number) => toSlug(`${slug.slice(0, STEM)}-${n}`);

function taken(slug: string, free: string): Problem {
  const errors = { slug: `Taken; ${free} is free.` };
  return new Problem(409, `Another post has the address “${slug}”. Try “${free}”.`, { errors });
}
