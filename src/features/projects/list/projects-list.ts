import { reasonOf } from '../../../api/http.ts';
import { type Query, searchQuery } from '../../../lib/projects/search.ts';
import { arranged, type SortMode } from '../../../lib/projects/sort.ts';
import { whenIdle } from '../../../ui/when-idle.ts';
import { fetchList, type ListParts, listParts, versionOf } from './fetch-list.ts';
import { HeldFocus } from './held-focus.ts';
import { type ListedProject, listedProjects } from './listed-project.ts';
import { placeCards } from './shelf.ts';
import { showState } from './states.ts';

/** How long to read the page in one turn, in ms: too short to notice. */
const TURN_MS = 8;

/**
 * The list of projects on its page. It filters, sorts and replaces the cards that the server
 * rendered, and never renders any itself.
 */
export class ProjectsList extends EventTarget {
  readonly root: HTMLElement;
  /** The shown projects, in order. */
  shown: readonly ListedProject[] = [];
  #all: ListedProject[] | null = null;
  #technologies: string[] | null = null;
  #mode: SortMode = 'intelligent';
  #typed = '';
  #reloading: Promise<void> | null = null;
  readonly #focus = new HeldFocus();

  constructor(root: HTMLElement) {
    super();
    this.root = root;
  }

  /** Every project, as the server orders them; read from the page when first needed. */
  get all(): readonly ListedProject[] {
    if (!this.#all) {
      this.#all = listedProjects(this.#list);
      this.shown = this.#all;
    }
    return this.#all;
  }

  /**
   * Reads the page bit by bit while the browser is idle, so that the first typed letter does not
   * have to wait for it.
   */
  prepare(): void {
    const unread = this.all[Symbol.iterator]();
    const readSome = (): void => {
      for (const end = performance.now() + TURN_MS; performance.now() < end; ) {
        const { done, value } = unread.next();
        if (done) return;
        void value.search;
      }
      whenIdle(readSome);
    };
    this.technologies.at(0);
    whenIdle(readSome);
  }

  /** The distinct technologies of the projects. */
  get technologies(): readonly string[] {
    this.#technologies ??= [...new Set(this.all.flatMap(({ techStack }) => techStack))];
    return this.#technologies;
  }

  project = (id: string) => this.all.find((one) => one.id === id);

  search(typed: string): void {
    this.#typed = typed;
    this.arrange();
  }

  sort(mode: SortMode): void {
    this.#mode = mode;
    this.arrange();
  }

  /** Shows the projects that match, in the chosen order; dispatches `arranged`. */
  arrange(): void {
    this.#focus.hold(this.shown);
    const query: Query | null = searchQuery(this.#typed);
    this.shown = arranged(this.all, this.#mode, query);
    const shelves = this.#list.querySelector<HTMLElement>('.shelves');
    const cards = this.shown.map(({ card }) => card);
    if (shelves) placeCards(shelves, cards, () => this.#focus.giveBack(this.project));
    const none = shelves !== null && query !== null && cards.length === 0;
    showState(this.root, none ? 'no-matches' : null);
    this.dispatchEvent(new Event('arranged'));
  }

  /** Removes a project before the server's list is fetched again, and focuses the next one. */
  remove(id: string): void {
    const at = this.shown.findIndex((one) => one.id === id);
    this.#focus.passTo(this.shown[at + 1] ?? this.shown[at - 1]);
    this.#all = this.all.filter((one) => one.id !== id);
    this.shown = this.shown.filter((one) => one.id !== id);
    this.arrange();
  }

  /**
   * Fetches the server's list; concurrent calls share one request. Dispatches `replaced` if it is
   * another one, then `fetched` unless that failed.
   */
  reload(): Promise<void> {
    this.#reloading ??= this.#reload().finally(() => {
      this.#reloading = null;
    });
    return this.#reloading;
  }

  get #list(): HTMLElement {
    return this.root.querySelector('[data-list]') as HTMLElement;
  }

  async #reload(): Promise<void> {
    const failedBefore = this.root.dataset.state === 'failed';
    const isRetried = this.#retry?.matches(':focus');
    if (failedBefore) showState(this.root, 'loading');
    try {
      const here = listParts(this.root);
      const parts = await fetchList(here ? versionOf(here) : '');
      if (parts) this.#adopt(parts);
      if (parts || failedBefore) this.arrange();
      this.dispatchEvent(new Event('fetched'));
    } catch (error) {
      this.#fail(reasonOf(error));
    }
    if (isRetried) (this.#retry ?? this.root.querySelector('input'))?.focus();
  }

  /** Asks for the list again after a failure; its focus passes to the next one or to the search. */
  get #retry(): HTMLElement | null {
    return this.root.querySelector('[data-retry]');
  }

  #adopt(parts: ListParts): void {
    this.#focus.hold(this.shown);
    const here = listParts(this.root);
    here?.counts.replaceWith(document.adoptNode(parts.counts));
    here?.list.replaceWith(document.adoptNode(parts.list));
    this.#list.querySelector('.shelves')?.removeAttribute('data-arriving');
    this.#all = null;
    this.#technologies = null;
    this.dispatchEvent(new Event('replaced'));
  }

  #fail(reason: string): void {
    const panel = showState(this.root, 'failed');
    const message = panel?.querySelector('[data-message]');
    if (message && reason) message.textContent = reason;
    this.#retry?.addEventListener('click', () => this.reload());
  }
}
