import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import type { Change, ContentStore } from '../store/content-store.ts';
import type { Entry } from '../store/document-set.ts';
import { movedTags } from './post-place.ts';

const RELATED = 3;
/** Among so many of each tag's newest posts; keeps the cost the same however many there are. */
const NEWEST = 100;

/** Newest first; of the same moment always in the same order, whatever came before. */
const byDate = (a: Entry<Post>, b: Entry<Post>) =>
  collections.posts.order(a.value, b.value) || (a.id < b.id ? -1 : 1);

/** Which posts share tags: an index from tag to its published posts, newest first. */
export class RelatedPosts {
  readonly #store: ContentStore;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #newest = new Map<string, string[]>();

  constructor(store: ContentStore) {
    this.#store = store;
    for (const { id, value } of store.collection('posts').values())
      this.#add(id, value, value.tags);
    store.onChange((change) => this.#follow(change));
  }

  /** Up to three published posts that share most tags with this one, the newest among equals. */
  of(id: string, post: Post): Entry<Post>[] {
    const shared = new Map<string, number>();
    for (const other of post.tags.flatMap((tag) => this.#newestOf(tag))) {
      if (other !== id) shared.set(other, (shared.get(other) ?? 0) + 1);
    }
    const groups = Map.groupBy(shared.keys(), (other) => shared.get(other) ?? 0);
    const found: Entry<Post>[] = [];
    for (const count of [...groups.keys()].sort((n, m) => m - n)) {
      if (found.length >= RELATED) break;
      found.push(...this.#entries(groups.get(count) ?? []).sort(byDate));
    }
    return found.slice(0, RELATED);
  }

  #entries(ids: Iterable<string>): Entry<Post>[] {
    const posts = this.#store.collection('posts');
    return [...ids].flatMap((id) => posts.get(id) ?? []);
  }

  #newestOf(tag: string): string[] {
    const known = this.#newest.get(tag);
    if (known) return known;
    const entries = this.#entries(this.#byTag.get(tag) ?? []).sort(byDate);
    const newest = entries.slice(0, NEWEST).map(({ id }) => id);
    this.#newest.set(tag, newest);
    return newest;
  }

  #follow({ folder, id, ...change }: Change): void {
    if (folder !== 'posts') return;
    const [before, after] = [change.before as Post | undefined, change.after as Post | undefined];
    const tags = movedTags(before, after);
    for (const tag of tags) {
      this.#byTag.get(tag)?.delete(id);
      this.#newest.delete(tag);
    }
    if (after)
      this.#add(
        id,
        after,
        tags.filter((tag) => after.tags.includes(tag)),
      );
  }

  #add(id: string, post: Post, tags: readonly string[]): void {
    if (post.status !== 'published') return;
    for (const tag of tags) {
      const ids = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, ids.add(id));
      this.#newest.delete(tag);
    }
  }
}
