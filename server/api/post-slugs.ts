import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import { toSlug } from '../../src/entities/slug.ts';
import { takenSlugWords } from '../../src/entities/taken-slug.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import { Problem } from './problem.ts';
import { byClaim, byFormerClaim, SlugHolders } from './slug-holders.ts';

const { visible } = collections.posts;

/** Which post each slug leads to, and which slugs are free. */
export class PostSlugs {
  readonly #posts: DocumentSet<Post>;
  readonly #now: SlugHolders;
  readonly #former: SlugHolders;
  /** Slugs reserved for posts that are being stored. */
  readonly #claims = new Map<string, { id: string }>();

  constructor(posts: DocumentSet<Post>) {
    this.#posts = posts;
    this.#now = new SlugHolders(posts, ({ slug }) => [slug], byClaim);
    this.#former = new SlugHolders(posts, (post) => post.formerSlugs, byFormerClaim);
    for (const { id, value } of posts.values()) this.add(id, value);
  }

  /** The post that has a slug. */
  holder(slug: string): Entry<Post> | undefined {
    return this.#now.of(slug);
  }

  /** The post that had a slug before, unless another that visitors can read has it now. */
  formerHolder(slug: string): Entry<Post> | undefined {
    const now = this.#now.of(slug);
    return now && visible(now.value) ? undefined : this.#former.of(slug);
  }

  /** Whether each post has a slug of its own, which files added by hand may not. */
  get differ(): boolean {
    return this.#now.size === this.#posts.size;
  }

  /** The slug itself when no post has it or ever had it, else with the first free number. */
  free(slug: string): string {
    let free = slug;
    for (let n = 2; this.#isKnown(free); n++) free = numbered(slug, n);
    return free;
  }

  /**
   * Reserves a slug for a post until it is stored, so that two posts cannot take it at once.
   *
   * @returns releases the slug; to be called when the write is done or has failed.
   * @throws 409 with a free slug to take instead when another post has this one.
   */
  claim(slug: string, id: string): () => void {
    const holder = this.#idOf(slug);
    if (holder !== undefined && holder !== id) throw taken(slug, this.free(slug));
    const claim = { id };
    this.#claims.set(slug, claim);
    return () => {
      if (this.#claims.get(slug) === claim) this.#claims.delete(slug);
    };
  }

  /** Takes note of the slugs of a post that is stored. */
  add(id: string, post: Post): void {
    this.#now.add(id, post);
    this.#former.add(id, post);
  }

  /** Takes a post's slugs from it, as it was before a change. */
  drop(id: string, post: Post): void {
    this.#now.drop(id, post);
    this.#former.drop(id, post);
  }

  #isKnown(slug: string): boolean {
    return this.#idOf(slug) !== undefined || this.#former.idOf(slug) !== undefined;
  }

  #idOf(slug: string): string | undefined {
    return this.#claims.get(slug)?.id ?? this.#now.idOf(slug);
  }
}

/** Leaves room for a number within a slug's maximum length. */
const STEM = 110;

const numbered = (slug: string, n: number) => toSlug(`${slug.slice(0, STEM)}-${n}`);

function taken(slug: string, free: string): Problem {
  const errors = { slug: `Taken; ${free} is free.` };
  return new Problem(409, takenSlugWords(slug, free), { errors });
}
