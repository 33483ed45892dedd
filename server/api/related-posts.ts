import { collections } from '../../src/entities/collections.ts';
import type { Post } from '../../src/entities/post.ts';
import { postMoment } from '../../src/entities/post-moment.ts';
import { byText } from '../../src/entities/sort-order.ts';
import { foldedTags } from '../../src/lib/tags.ts';
import type { Change, ContentStore } from '../store/content-store.ts';
import type { Entry } from '../store/document-set.ts';
import { insertionPoint } from './binary-search.ts';
import { movedTags } from './post-place.ts';

const RELATED = 3;
/** How many posts before and after it are considered for each tag; keeps the cost constant. */
const NEAR = 24;

type Dated = { id: string; at: number };

const timeOf = (post: Post) => Date.parse(postMoment(post) ?? '') || 0;

/** Newest first; the id breaks ties. */
const byDate = (a: Dated, b: Dated) => b.at - a.at || byText(a.id, b.id);

/** Which posts share tags: an index from tag, folded, to its published posts, in order of time. */
export class RelatedPosts {
  readonly #store: ContentStore;
  readonly #byTag = new Map<string, Map<string, Dated>>();
  readonly #inOrder = new Map<string, Dated[]>();

  constructor(store: ContentStore) {
    this.#store = store;
    for (const { id, value } of store.collection('posts').values())
      this.#add(id, value, foldedTags(value.tags));
    store.onChange((change) => this.#follow(change));
  }

  /**
   * Up to three published posts that share the most tags with this one; among equals the nearest in
   * time, so that a change to a post affects few pages.
   */
  of(id: string, post: Post): Entry<Post>[] {
    const asked = { id, at: timeOf(post) };
    const near = Map.groupBy(
      [...foldedTags(post.tags)].flatMap((tag) => this.#nearest(tag, asked)),
      (other) => other.id,
    );
    const distance = ({ at }: Dated) => Math.abs(at - asked.at);
    const posts = this.#store.collection('posts');
    return [...near.values()]
      .flatMap(([other, ...more]) => (other ? [{ ...other, shared: more.length }] : []))
      .sort((a, b) => b.shared - a.shared || distance(a) - distance(b) || byDate(a, b))
      .slice(0, RELATED)
      .flatMap((other) => posts.get(other.id) ?? []);
  }

  #nearest(tag: string, post: Dated): Dated[] {
    const all = this.#ordered(tag);
    const place = insertionPoint(all, (other) => byDate(other, post) < 0);
    const some = all.slice(Math.max(0, place - NEAR), place + NEAR + 1);
    return some.filter(({ id }) => id !== post.id);
  }

  #ordered(tag: string): Dated[] {
    const known = this.#inOrder.get(tag);
    const posts = this.#byTag.get(tag);
    if (known || !posts) return known ?? [];
    const dated = [...posts.values()].sort(byDate);
    this.#inOrder.set(tag, dated);
    return dated;
  }

  #follow({ folder, id, ...change }: Change): void {
    if (folder !== 'posts') return;
    const [before, after] = [change.before as Post | undefined, change.after as Post | undefined];
    const tags = movedTags(before, after);
    for (const tag of tags) this.#drop(id, tag);
    if (after) this.#add(id, after, foldedTags(after.tags).intersection(new Set(tags)));
  }

  #drop(id: string, tag: string): void {
    const ids = this.#byTag.get(tag);
    ids?.delete(id);
    if (ids?.size === 0) this.#byTag.delete(tag);
    this.#inOrder.delete(tag);
  }

  #add(id: string, post: Post, tags: Iterable<string>): void {
    if (!collections.posts.visible(post)) return;
    const dated = { id, at: timeOf(post) };
    for (const tag of tags) {
      const ids = this.#byTag.get(tag) ?? new Map();
      this.#byTag.set(tag, ids.set(id, dated));
    }
  }
}
