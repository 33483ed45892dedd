import { type Query, searchQuery } from '../../../lib/projects/search.ts';
import { arranged, type SortMode } from '../../../lib/projects/sort.ts';
import { fetchList, listParts, reasonOf, signatureOf } from './fetch-list.ts';
import { type ListedProject, listedProjects } from './listed-project.ts';
import { placeCards } from './shelf.ts';
import { showState } from './states.ts';

/**
 * The list of projects on its page. The cards are those the page came with: they are filtered,
 * ordered and replaced as they are, never drawn here.
 */
export class ProjectsList extends EventTarget {
  readonly root: HTMLElement;
  /** Which of the projects are shown, in their order. */
  shown: readonly ListedProject[] = [];
  #all: ListedProject[] | null = null;
  #technologies: string[] | null = null;
  #signature: string | null = null;
  #mode: SortMode = 'intelligent';
  #typed = '';
  #reloading: Promise<void> | null = null;

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

  /** Reads the page before the first letter is typed, so that it need not wait. */
  prepare(): void {
    this.technologies.at(0);
  }

  /** Every technology of the projects, once. */
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

  /** Shows the projects that match, in the chosen order; tells `arranged`. */
  arrange(): void {
    const query: Query | null = searchQuery(this.#typed);
    this.shown = arranged(this.all, this.#mode, query);
    const shelf = this.#list.querySelector<HTMLElement>('.shelf');
    const cards = this.shown.map(({ card }) => card);
    if (shelf) placeCards(shelf, cards);
    const none = shelf !== null && query !== null && cards.length === 0;
    showState(this.root, none ? 'no-matches' : null);
    this.dispatchEvent(new Event('arranged'));
  }

  /** Takes a project off the list, before the server's own list is fetched again. */
  remove(id: string): void {
    this.#all = this.all.filter((one) => one.id !== id);
    this.arrange();
  }

  /** Asks the server for its list; several that ask at once ask together. */
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
    this.#signature ??= this.#signatureNow();
    if (failedBefore) showState(this.root, 'loading');
    try {
      const parts = await fetchList();
      const signature = signatureOf(parts);
      if (signature !== this.#signature) this.#adopt(parts);
      if (signature !== this.#signature || failedBefore) this.arrange();
      this.#signature = signature;
    } catch (error) {
      this.#fail(reasonOf(error));
    }
  }

  #signatureNow(): string | null {
    const parts = listParts(this.root);
    return parts && signatureOf(parts);
  }

  #adopt(parts: NonNullable<ReturnType<typeof listParts>>): void {
    const here = listParts(this.root);
    here?.counts.replaceWith(document.adoptNode(parts.counts));
    here?.list.replaceWith(document.adoptNode(parts.list));
    this.#list.querySelector('.shelf')?.removeAttribute('data-arriving');
    this.#all = null;
    this.#technologies = null;
    this.dispatchEvent(new Event('replaced'));
  }

  #fail(reason: string): void {
    const panel = showState(this.root, 'failed');
    const message = panel?.querySelector('[data-message]');
    if (message && reason) message.textContent = reason;
    panel?.querySelector('[data-retry]')?.addEventListener('click', () => this.reload());
  }
}
