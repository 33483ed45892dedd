import { merged, onlyLocal, ordered } from '../../../lib/blog/story-order.ts';
import { $bookmarks } from '../../../stores/reading/bookmarks.ts';
import { $recentReads } from '../../../stores/reading/recent-reads.ts';
import { fetchParts, type ListParts, listParts, reasonOf, signatureOf } from './fetch-list.ts';
import { emptyState, type Filters, idsLeft, isFiltered, noFilters } from './filters.ts';
import { placeCards, refocus } from './place-cards.ts';
import { sayCount, showEmpty, showFailure } from './states.ts';
import {
  dress,
  keepingSame,
  type ListedStory,
  type LocalStory,
  listedStories,
} from './story-cards.ts';

/** The list of stories on its page: what of it is shown, in which order, and what is known of it. */
export class StoriesList extends EventTarget {
  readonly root: HTMLElement;
  filters: Filters = noFilters;
  /** Stories that stand on this device, each in place of the server's. */
  local: readonly LocalStory[] = [];
  /** What stands before the stories: the owner's way to a new one. */
  ahead: readonly HTMLElement[] = [];
  #page: ListedStory[];
  #signature: string;
  #pagesFound = 1;
  #turn = 0;
  /** Deleted here: they do not come back while the page is open. */
  readonly #gone = new Set<string>();
  #reloading: Promise<void> | null = null;

  constructor(root: HTMLElement) {
    super();
    this.root = root;
    const parts = listParts(root);
    this.#page = listedStories(parts.list);
    this.#signature = signatureOf(parts);
  }

  get isFiltered(): boolean {
    return isFiltered(this.filters);
  }

  get page(): readonly ListedStory[] {
    return this.#page;
  }

  filter(changes: Partial<Filters>): Promise<void> {
    this.filters = { ...this.filters, ...changes };
    this.#pagesFound = 1;
    this.dispatchEvent(new Event('filtered'));
    return this.arrange();
  }

  clear = (): Promise<void> => this.filter(noFilters);

  /** Shows more of what a search found. */
  more(): Promise<void> {
    this.#pagesFound++;
    return this.arrange();
  }

  /** Shows the stories that the filters leave, in their order. */
  async arrange(): Promise<void> {
    const turn = ++this.#turn;
    if (!this.isFiltered) return this.#show(merged(this.#page, this.local), this.total);
    try {
      const { stories, total } = await this.#find();
      const left = stories.filter(({ id }) => !this.#gone.has(id));
      if (turn === this.#turn) this.#show(left, total - stories.length + left.length);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error, []);
    }
  }

  /** All stories there are, on every page. */
  get total(): number {
    return Number(listParts(this.root).list.dataset.total) + this.added.length;
  }

  /** The stories on this device that the server does not have, as far as this page knows. */
  get added(): LocalStory[] {
    return onlyLocal(this.#page, this.local);
  }

  /** Takes a story off the list, before the server's own list is fetched again. */
  drop(id: string): Promise<void> {
    this.#gone.add(id);
    this.#take(this.#page);
    return this.arrange();
  }

  /** Takes these for the stories of the page, but for those that were deleted. */
  #take(stories: readonly ListedStory[]): void {
    const { list } = listParts(this.root);
    this.#page = stories.filter(({ id }) => !this.#gone.has(id));
    const gone = stories.length - this.#page.length;
    list.dataset.total = String(Number(list.dataset.total) - gone);
  }

  /** Asks the server for its list; several that ask at once ask together. */
  reload(): Promise<void> {
    this.#reloading ??= this.#reload().finally(() => {
      this.#reloading = null;
    });
    return this.#reloading;
  }

  async #find(): Promise<{ stories: ListedStory[]; total: number }> {
    const { q } = this.filters;
    const ids = idsLeft(this.filters);
    const here = merged(this.#page, this.local);
    const known = ids && here.filter(({ id }) => ids.includes(id));
    if (q === '' && ids && known?.length === ids.length) {
      return { stories: known, total: known.length };
    }
    const { findStories } = await import('./find-stories.ts');
    return findStories(this, { q, ids, pages: this.#pagesFound });
  }

  #show(stories: readonly ListedStory[], total: number): void {
    const shown = ordered(stories, { bookmarks: $bookmarks.get(), recent: $recentReads.get() });
    const now = Date.now();
    for (const story of shown) dress(story, now);
    for (const story of this.local) story.tellExcerpt(this.filters.q !== '');
    const list = this.root.querySelector<HTMLElement>('.stories');
    if (list) placeCards(list, [...this.ahead, ...shown.map(({ card }) => card)]);
    showFailure(this.root, null);
    showEmpty(this.root, shown.length > 0 ? null : emptyState(this.filters));
    sayCount(this.root, { shown: shown.length, total, isFiltered: this.isFiltered });
    this.dispatchEvent(new Event('arranged'));
  }

  async #reload(): Promise<void> {
    try {
      const parts = await fetchParts();
      const signature = signatureOf(parts);
      const focused = document.activeElement;
      if (signature !== this.#signature) this.#adopt(parts);
      this.#signature = signature;
      await this.arrange();
      refocus(focused);
    } catch (error) {
      this.#fail(error, null);
    }
  }

  #adopt(parts: ListParts): void {
    const here = listParts(this.root);
    const fresh = keepingSame(this.#page, listedStories(parts.list));
    here.counts.replaceWith(document.adoptNode(parts.counts));
    here.list.replaceWith(document.adoptNode(parts.list));
    this.#take(fresh);
  }

  /** What cannot be had leaves the list as it was, or, of a search, empty (spec 2 §7, §8). */
  #fail(error: unknown, stories: readonly ListedStory[] | null): void {
    if (stories) this.#show(stories, 0);
    showEmpty(this.root, null);
    showFailure(this.root, { reason: reasonOf(error), retry: () => void this.reload() });
  }
}
