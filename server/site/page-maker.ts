import type { Where } from './background.ts';
import type { Changes } from './changes.ts';
import { CurrentAnswers } from './current-answers.ts';
import { movedPage } from './moved-page.ts';
import { ErrorPage, type Page, unknownPath } from './page.ts';
import {
  etagOfBody,
  MOVED,
  type PageRecord,
  recordMaker,
  statusOf,
  tagsOf,
} from './page-record.ts';
import { PageRecords } from './page-records.ts';
import { PageStore } from './page-store.ts';
import type { ApiFetch } from './recording-fetch.ts';
import type { Renderer } from './renderer.ts';
import { type Rendering, type RenderPage, renderHere, requestFor } from './rendering.ts';
import type { SiteFiles } from './site-files.ts';

/** A page, the tags of all it depends on, and, once it is stored, why it could not be. */
export type Made = { page: Page; tags: string[]; unstored: Promise<Error | undefined> };

export type MakerOptions = {
  renderer: Renderer;
  apiFetch: ApiFetch;
  files: SiteFiles;
  /** What pages are given beside the API. */
  locals: Readonly<Record<string, unknown>>;
  /** Renders in other processes, from what may be another moment's content. */
  elsewhere?: RenderPage | undefined;
};

const failureOf = (storing: Promise<void>): Promise<Error | undefined> =>
  storing.then(
    () => undefined,
    (error: Error) => error,
  );

/**
 * Makes pages: as kept while what they were made from is so, else rendered anew; each is at hand
 * before it is stored.
 */
export class PageMaker {
  readonly records = new PageRecords();
  readonly answers: CurrentAnswers;
  readonly #options: MakerOptions;
  readonly #render: RenderPage;
  readonly #restored: (record: PageRecord) => Promise<string>;
  readonly #store: PageStore;
  readonly #recordOf = recordMaker();

  /** @param restored gives the body of a page whose file is gone or altered. */
  constructor(
    options: MakerOptions,
    changes: Changes,
    restored: (record: PageRecord) => Promise<string>,
  ) {
    this.#options = options;
    this.#render = renderHere(options.renderer, options.apiFetch, options.locals);
    this.answers = new CurrentAnswers(options.apiFetch, changes);
    this.#restored = restored;
    this.#store = new PageStore(options.files);
  }

  /** How many pages were stored. */
  get published(): number {
    return this.#store.written;
  }

  /** Resolves when every page made is stored, or could not be. */
  stored(): Promise<void> {
    return this.#store.idle();
  }

  /** Whether a page, or its removal, is on its way to the disk. */
  isUnderWay(path: string): boolean {
    return this.#store.isUnderWay(path);
  }

  /** Takes up the pages that are on disk; each is checked before it is served. */
  async open(): Promise<void> {
    for (const record of await this.#options.files.open()) this.records.set(record, 'stale');
  }

  hasRoute(path: string): boolean {
    return path === unknownPath || this.#options.renderer.hasRoute(requestFor(path));
  }

  /**
   * The page of a path from what the API answers now. Throws when it cannot be rendered.
   *
   * @param where a page that is `elsewhere` rendered from other answers than those is made here.
   */
  async make(path: string, where: Where = 'here'): Promise<Made> {
    const unchanged = await this.#unchanged(path);
    if (unchanged) return unchanged;
    const made = where === 'elsewhere' ? await this.#elsewhere(path) : null;
    return this.#made(path, made ?? (await this.#render(path)));
  }

  /** Renders a page for nobody. Throws when it cannot be rendered. */
  async rehearse(path: string): Promise<void> {
    await this.#render(path);
  }

  async #elsewhere(path: string): Promise<Rendering | null> {
    try {
      const made = await this.#options.elsewhere?.(path);
      return made && made.status < 500 && (await this.answers.hold(made.reads)) ? made : null;
    } catch {
      return null; // made here, where it tells what is wrong if it is the page's own fault
    }
  }

  /** A page as it is kept. */
  kept(record: PageRecord): Page {
    const { etag, headers } = record;
    const body = async () => (await this.#store.read(record)) ?? this.#restored(record);
    return { status: statusOf(record), etag, headers, body };
  }

  /** The page as kept, if everything it was made from is still so. */
  async #unchanged(path: string): Promise<Made | null> {
    const record = this.records.get(path);
    if (!record || !(await this.answers.hold(record.reads))) return null;
    const unstored = failureOf(this.#store.stored(record));
    if (!(await this.#store.has(record))) return null;
    return { page: this.kept(record), tags: tagsOf(record), unstored };
  }

  #made(path: string, { status, location, headers, reads, ...made }: Rendering): Made {
    const body = location === null ? made.body : movedPage(location);
    if (status >= 500) {
      throw new ErrorPage({ status, etag: etagOfBody(body), headers, body: async () => body });
    }
    const record = this.#recordOf(path, body, { headers, reads });
    const keep = status < 300 || status === MOVED || path === unknownPath;
    const storing = keep ? this.#publish(record, body) : this.#unpublish(path);
    const page = { ...record, status: keep ? statusOf(record) : status, body: async () => body };
    return { page, tags: tagsOf(record), unstored: failureOf(storing) };
  }

  #publish(record: PageRecord, body: string): Promise<void> {
    const before = this.records.get(record.path);
    this.records.set(record, 'stale');
    return this.#store.write(record, body, before);
  }

  async #unpublish(path: string): Promise<void> {
    const record = this.records.get(path) ?? this.#store.unremoved(path);
    if (!record) return;
    this.records.delete(path);
    await this.#store.remove(record);
  }
}
