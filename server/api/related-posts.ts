import type { Post } from '../../src/entities/post.ts';
import type { Change, ContentStore } from '../store/content-store.ts';
import type { Entry } from '../store/document-set.ts';

const RELATED = 3;
/** Among so many of each tag's newest posts; keeps the cost the same however many there are. */
const NEWEST = 100;

const dateOf = (post: Post) => post.publishedAt ?? post.createdAt ?? '';

/** Newest first; of the same moment always in the same order, whatever came before. */
const byDate = (a: Entry<Post>, b: Entry<Post>) => {
  const [one, other] = [dateOf(a.value), dateOf(b.value)];
  if (one !== other) return one < other ? 1 : -1;
  return a.id < b.id ? -1 : 1;
};

/** Which posts share tags: an index from tag to its published posts, newest first. */
export class RelatedPosts {
  readonly #store: ContentStore;
  readonly #byTag = new Map<string, Set<string>>();
  readonly #newest = new Map<string, Entry<Post>[]>();

  constructor(store: ContentStore) {
    this.#store = store;
    for (const { id, value } of store.collection('posts').values()) this.#add(id, value);
    store.onChange((change) => this.#follow(change));
  }

  /** Up to three published posts that share most tags with this one, the newest among equals. */
  of(id: string, post: Post): Entry<Post>[] {
    const shared = new Map<Entry<Post>, number>();
    for (const entry of post.tags.flatMap((tag) => this.#newestOf(tag))) {
      if (entry.id !== id) shared.set(entry, (shared.get(entry) ?? 0) + 1);
    }
    return [...shared]
      .sort(([a, n], [b, m]) => m - n || byDate(a, b))
      .slice(0, RELATED)
      .map(([entry]) => entry);
  }

  #newestOf(tag: string): Entry<Post>[] {
    const known = this.#newest.get(tag);
    if (known) return known;
    const posts = this.#store.collection('posts');
    const entries = [...(this.#byTag.get(tag) ?? [])].flatMap((id) => posts.get(id) ?? []);
    const newest = entries.sort(byDate).slice(0, NEWEST);
    this.#newest.set(tag, newest);
    return newest;
  }

  #follow({ folder, id, before, after }: Change): void {
    if (folder !== 'posts') return;
    if (before) this.#drop(id, before as Post);
    if (after) this.#add(id, after as Post);
  }

  #add(id: string, post: Post): void {
    if (post.status !== 'published') return;
    for (const tag of post.tags) {
      const ids = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, ids.add(id));
      this.#newest.delete(tag);
    }
  }

  #drop(id: string, post: Post): void {
    for (const tag of post.tags) {
      this.#byTag.get(tag)?.delete(id);
      this.#newest.delete(tag);
    }
  }
}
