import { reasonOf } from '../../../api/http.ts';
import { merged, onlyOwn, ordered } from '../../../lib/blog/story-order.ts';
import { isExported } from '../../../stores/exported.ts';
import { $bookmarks } from '../../../stores/reading/bookmarks.ts';
import { $recentReads } from '../../../stores/reading/recent-reads.ts';
import { emptyState, type Filters, idsLeft, isFiltered, noFilters } from './filters.ts';
import { PageStories } from './page-stories.ts';
import { placeCards, refocus } from './place-cards.ts';
import { sayCount, showEmpty, showFailure } from './states.ts';
import { dress, type ListedStory, type OwnStory } from './story-cards.ts';

/** The list of stories on its page: its stories, its filters, and what is shown in which order. */
export class StoriesList extends EventTarget {
  readonly root: HTMLElement;
  filters: Filters = noFilters;
  /** Stories that only the owner or this device sees, each replacing the published one. */
  own: readonly OwnStory[] = [];
  /** What comes before the stories: the owner's link to a new one. */
  ahead: readonly HTMLElement[] = [];
  readonly #page: PageStories;
  /** Browsers ask for code only once, so what could not be loaded comes with the page alone. */
  #isSearchLost = false;
  #pagesFound = 1;
  #turn = 0;
  #reloading: Promise<void> | null = null;

  constructor(root: HTMLElement) {
    super();
    this.root = root;
    this.#page = new PageStories(root);
  }

  get isFiltered(): boolean {
    return isFiltered(this.filters);
  }

  /** The server's stories of this page. */
  get page(): readonly ListedStory[] {
    return this.#page.stories;
  }

  /** Those of them that are not among the published ones, as far as this page knows. */
  get added(): readonly OwnStory[] {
    return onlyOwn(this.page, this.own);
  }

  /** All stories there are, on every page. */
  get total(): number {
    return this.#page.total + this.added.length;
  }

  /** Changes the filters; dispatches `filtered`. */
  filter(changes: Partial<Filters>): Promise<void> {
    this.filters = { ...this.filters, ...changes };
    this.#pagesFound = 1;
    this.dispatchEvent(new Event('filtered'));
    return this.arrange();
  }

  clear = (): Promise<void> => this.filter(noFilters);

  /** Shows more search results. */
  more(): Promise<void> {
    this.#pagesFound++;
    return this.arrange();
  }

  /** Shows the stories that pass the filters, in order; dispatches `arranged`. */
  async arrange(): Promise<void> {
    const turn = ++this.#turn;
    if (!this.isFiltered) return this.#show(merged(this.page, this.own), this.total);
    try {
      const { stories, total } = await this.#find();
      const left = stories.filter((story) => !this.#page.isGone(story));
      if (turn === this.#turn) this.#show(left, total - stories.length + left.length);
    } catch (error) {
      if (turn === this.#turn) this.#fail(error, []);
    }
  }

  /** Removes a story from the list, even if the server still lists it. */
  drop(id: string): Promise<void> {
    this.#page.drop(id);
    return this.arrange();
  }

  /** Fetches the server's list; concurrent calls share one request. */
  reload(): Promise<void> {
    this.#reloading ??= this.#reload().finally(() => {
      this.#reloading = null;
    });
    return this.#reloading;
  }

  async #reload(): Promise<void> {
    const focused = document.activeElement;
    try {
      await this.#page.refresh();
      if (this.#isSearchLost && this.isFiltered) return location.reload();
      await this.arrange();
      refocus(focused);
    } catch (error) {
      this.#fail(error, null);
    }
  }

  async #find(): Promise<{ stories: ListedStory[]; total: number }> {
    const { q } = this.filters;
    const ids = idsLeft(this.filters);
    const known = ids && merged(this.page, this.own).filter((story) => ids.includes(story.id));
    if (q === '' && known && (known.length === ids.length || isExported())) {
      return { stories: known, total: known.length };
    }
    const { findStories } = await import('./find-stories.ts').catch((error) => {
      this.#isSearchLost = true;
      throw error;
    });
    return findStories(this, { q, ids, pages: this.#pagesFound });
  }

  #show(stories: readonly ListedStory[], total: number): void {
    const shown = ordered(stories, { bookmarks: $bookmarks.get(), recent: $recentReads.get() });
    const now = Date.now();
    for (const story of shown) dress(story, now);
    for (const story of this.own) story.tellExcerpt(this.filters.q !== '');
    const list = this.root.querySelector<HTMLElement>('.stories');
    if (list) placeCards(list, [...this.ahead, ...shown.map(({ card }) => card)]);
    showFailure(this.root, null);
    showEmpty(this.root, shown.length > 0 ? null : emptyState(this.filters, total));
    sayCount(this.root, { shown: shown.length, total, isFiltered: this.isFiltered });
    this.dispatchEvent(new Event('arranged'));
  }

  /** A failure leaves the list as it was; a failed search leaves it empty (spec 2 §7, §8). */
  #fail(error: unknown, stories: readonly ListedStory[] | null): void {
    if (stories) this.#show(stories, 0);
    showEmpty(this.root, null);
    showFailure(this.root, { reason: reasonOf(error), retry: () => void this.reload() });
  }
}
