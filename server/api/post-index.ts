import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import type { Change, ContentStore } from '../store/content-store.ts';
import type { DocumentSet, Entry } from '../store/document-set.ts';
import { insertionPoint } from './binary-search.ts';
import { samePlace } from './post-place.ts';
import { PostSlugs } from './post-slugs.ts';
import { SetVersion } from './set-version.ts';
import { inOrder, visibleEntries } from './visible-entries.ts';

const { visible } = collections.posts;
const byPlace = inOrder(collections.posts);

/** The published posts in order, and the slugs of all, kept up to date so that reads are fast. */
export class PostIndex {
  readonly slugs: PostSlugs;
  readonly #posts: DocumentSet<Post>;
  #published: readonly Entry<Post>[];
  readonly #versions = new SetVersion();

  constructor(store: ContentStore) {
    this.#posts = store.collection('posts');
    this.slugs = new PostSlugs(this.#posts);
    this.#published = visibleEntries(this.#posts, collections.posts, false);
    for (const entry of this.#published) this.#versions.add(entry);
    store.onChange((change) => this.#follow(change));
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

  #follow({ folder, id, before, after }: Change): void {
    if (folder !== 'posts') return;
    this.#leave(id, before as Post | undefined);
    this.#enter(this.#posts.get(id));
    if (samePlace(before as Post | undefined, after as Post | undefined)) return;
    if (before) this.slugs.drop(id, before as Post);
    if (after) this.slugs.add(id, after as Post);
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
}
