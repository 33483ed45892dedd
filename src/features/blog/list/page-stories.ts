import { fetchParts, type ListParts, listParts, signatureOf } from './fetch-list.ts';
import { keepingSame, type ListedStory, listedStories } from './story-cards.ts';

/** The server's stories on this page of the list. */
export class PageStories {
  readonly #root: HTMLElement;
  /** Stories deleted here, which must not reappear while the page is open. */
  readonly #gone = new Set<string>();
  #stories: readonly ListedStory[];
  #signature: string;

  constructor(root: HTMLElement) {
    this.#root = root;
    const parts = listParts(root);
    this.#stories = listedStories(parts.list);
    this.#signature = signatureOf(parts);
  }

  get stories(): readonly ListedStory[] {
    return this.#stories;
  }

  /** How many stories the server has on all pages. */
  get total(): number {
    return Number(listParts(this.#root).list.dataset.total);
  }

  isGone = ({ id }: { id: string }): boolean => this.#gone.has(id);

  drop(id: string): void {
    this.#gone.add(id);
    this.#take(this.#stories);
  }

  /** Loads the server's current list. Throws if it cannot be fetched. */
  async refresh(): Promise<void> {
    const parts = await fetchParts();
    const signature = signatureOf(parts);
    if (signature !== this.#signature) this.#adopt(parts);
    this.#signature = signature;
  }

  #adopt(parts: ListParts): void {
    const here = listParts(this.#root);
    const fresh = keepingSame(this.#stories, listedStories(parts.list));
    here.counts.replaceWith(document.adoptNode(parts.counts));
    here.list.replaceWith(document.adoptNode(parts.list));
    this.#take(fresh);
  }

  #take(stories: readonly ListedStory[]): void {
    const { list } = listParts(this.#root);
    this.#stories = stories.filter((story) => !this.isGone(story));
    const gone = stories.length - this.#stories.length;
    list.dataset.total = String(Number(list.dataset.total) - gone);
  }
}
