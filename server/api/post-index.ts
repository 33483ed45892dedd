import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import { toSlug } from '../../src/entities/slug.ts';
import { takenSlugWords } from '../../src/entities/taken-slug.ts';
import type { Change, ContentStore } from '../store/content-store.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import { insertionPoint } from './binary-search.ts';
import { samePlace } from './post-place.ts';
import { Problem } from './problem.ts';
import { SetVersion } from './set-version.ts';
import { byClaim, byFormerClaim, SlugHolders } from './slug-holders.ts';
import { inOrder, visibleEntries } from './visible-entries.ts';

/** Identifies a list of posts by their ids and versions. */
export const versions = (entries: readonly Entry<Post>[]): string =>
  entries.map(({ id, version }) => `${id} ${version}`).join('\n');

const { visible } = collections.posts;
const byPlace = inOrder(collections.posts);

/** Posts by slug, and the published ones in order, kept up to date so that reads are fast. */
export class PostIndex {
  readonly #posts: DocumentSet<Post>;
  readonly #bySlug: SlugHolders;
  readonly #byFormerSlug: SlugHolders;
  /** Slugs reserved for posts that are being stored. */
  readonly #claims = new Map<string, { id: string }>();
  #published: readonly Entry<Post>[];
  readonly #versions = new SetVersion();

  constructor(store: ContentStore) {
    this.#posts = store.collection('posts');
    this.#bySlug = new SlugHolders(this.#posts, ({ slug }) => [slug], byClaim);
    this.#byFormerSlug = new SlugHolders(this.#posts, (post) => post.formerSlugs, byFormerClaim);
    for (const { id, value } of this.#posts.values()) this.#add(id, value);
    this.#published = visibleEntries(this.#posts, collections.posts, false);
    for (const entry of this.#published) this.#versions.add(entry);
    store.onChange((change) => this.#follow(change));
  }

  bySlug(slug: string): Entry<Post> | undefined {
    return this.#bySlug.of(slug);
  }

  /** Whether each post has a slug of its own, which files added by hand may not. */
  get slugsDiffer(): boolean {
    return this.#bySlug.size === this.#posts.size;
  }

  /** The post that had a slug before, unless another that visitors can read has it now. */
  byFormerSlug(slug: string): Entry<Post> | undefined {
    const now = this.#bySlug.of(slug);
    return now && visible(now.value) ? undefined : this.#byFormerSlug.of(slug);
  }

  /** Changes exactly when the result of `published` changes. */
  get version(): string {
    return this.#versions.toString();
  }

  /** The published posts in order; a returned list never changes. */
  published(): readonly Entry<Post>[] {
    return this.#published;
  }

  /** How many published posts come after this published one in order: the older ones. */
  older(id: string, post: Post): number {
    return this.#published.length - 1 - this.#placeOf(id, post);
  }

  /** The slug itself when no post has it or ever had it, else with the first free number. */
  freeSlug(slug: string): string {
    let free = slug;
    for (let n = 2; this.#isKnown(free); n++) free = numbered(slug, n);
    return free;
  }

  #isKnown(slug: string): boolean {
    return this.#holderOf(slug) !== undefined || this.#byFormerSlug.idOf(slug) !== undefined;
  }

  /**
   * Reserves a slug for a post until it is stored, so that two posts cannot take it at once.
   *
   * @returns releases the slug; to be called when the write is done or has failed.
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
    return this.#claims.get(slug)?.id ?? this.#bySlug.idOf(slug);
  }

  #follow({ folder, id, before, after }: Change): void {
    if (folder !== 'posts') return;
    this.#leave(id, before as Post | undefined);
    this.#enter(this.#posts.get(id));
    if (samePlace(before as Post | undefined, after as Post | undefined)) return;
    if (before) this.#drop(id, before as Post);
    if (after) this.#add(id, after as Post);
  }

  #leave(id: string, before: Post | undefined): void {
    if (!before || !visible(before)) return;
    const place = this.#placeOf(id, before);
    for (const entry of this.#published.slice(place, place + 1)) this.#versions.remove(entry);
    this.#published = this.#published.toSpliced(place, 1);
  }

  #enter(entry: Entry<Post> | undefined): void {
    if (!entry || !visible(entry.value)) return;
    const place = this.#placeOf(entry.id, entry.value);
    this.#published = this.#published.toSpliced(place, 0, entry);
    this.#versions.add(entry);
  }

  #placeOf(id: string, value: Post): number {
    return insertionPoint(this.#published, (other) => byPlace(other, { id, value }) < 0);
  }

  #add(id: string, post: Post): void {
    this.#bySlug.add(id, post);
    this.#byFormerSlug.add(id, post);
  }

  #drop(id: string, post: Post): void {
    this.#bySlug.drop(id, post);
    this.#byFormerSlug.drop(id, post);
  }
}

/** Leaves room for a number within a slug's maximum length. */
const STEM = 110;

const numbered = (slug: string, n: number) => toSlug(`${slug.slice(0, STEM)}-${n}`);

function taken(slug: string, free: string): Problem {
  const errors = { slug: `Taken; ${free} is free.` };
  return new Problem(409, takenSlugWords(slug, free), { errors });
}
