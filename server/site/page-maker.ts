import { GivenUp, type Where } from './background.ts';
import type { Changes } from './changes.ts';
import { CurrentAnswers } from './current-answers.ts';
import { ErrorPage, type Page, unknownPath } from './page.ts';
import {
  etagOfBody,
  MOVED,
  type PageRecord,
  recordMaker,
  statusOf,
  tagsOfPage,
} from './page-record.ts';
import { PageRecords } from './page-records.ts';
import { PageStore } from './page-store.ts';
import type { ApiFetch } from './recording-fetch.ts';
import { redirectPage } from './redirects.ts';
import type { Renderer } from './renderer.ts';
import { type Rendering, type RenderPage, renderHere, requestFor } from './rendering.ts';
import type { SiteFiles } from './site-files.ts';

/** A page, the tags of all it depends on, and, when storing it ends, why it failed, if it did. */
export type Made = { page: Page; tags: string[]; unstored: Promise<Error | undefined> };

/** What pages are made of, and where they are kept. */
export type MakerOptions = {
  renderer: Renderer;
  apiFetch: ApiFetch;
  files: SiteFiles;
  /** What pages get besides the API. */
  locals: Readonly<Record<string, unknown>>;
  /** Renders in another process, whose content may be older or newer. */
  elsewhere?: RenderPage | undefined;
};

const failureOf = (storing: Promise<void>): Promise<Error | undefined> =>
  storing.then(
    () => undefined,
    (error: Error) => error,
  );

/**
 * Makes pages: a stored one is used while what it was made from is unchanged, any other is
 * rendered. Pages can be served before they are stored.
 */
export class PageMaker {
  readonly records = new PageRecords();
  readonly answers: CurrentAnswers;
  readonly #options: MakerOptions;
  readonly #render: RenderPage;
  readonly #restored: (record: PageRecord) => Promise<Buffer>;
  readonly #store: PageStore;
  readonly #recordOf = recordMaker();

  /** @param restored renders the body of a page whose file is missing or altered. */
  constructor(
    options: MakerOptions,
    changes: Changes,
    restored: (record: PageRecord) => Promise<Buffer>,
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

  /** Resolves when every page made is stored, or has failed to be. */
  stored(): Promise<void> {
    return this.#store.idle();
  }

  /** Whether a page is being stored or removed. */
  isUnderWay(path: string): boolean {
    return this.#store.isUnderWay(path);
  }

  /** Loads the records of the pages on disk; each page is checked before it is served. */
  open(): Promise<void> {
    return this.#options.files.open(this.records);
  }

  async hasRoute(path: string): Promise<boolean> {
    return path === unknownPath || this.#options.renderer.hasRoute(requestFor(path));
  }

  /**
   * The page of a path, from the API's current answers. Throws when it cannot be rendered.
   *
   * @param where `elsewhere` falls back to rendering here when the page was made from other
   * answers.
   */
  async make(path: string, where: Where = 'here'): Promise<Made> {
    const unchanged = await this.#unchanged(path);
    if (unchanged) return unchanged;
    const made = where === 'elsewhere' ? await this.#elsewhere(path) : null;
    return this.#made(path, made ?? (await this.#render(path)));
  }

  /** Renders a page and discards it. Throws when it cannot be rendered. */
  async rehearse(path: string): Promise<void> {
    await this.#render(path);
  }

  async #elsewhere(path: string): Promise<Rendering | null> {
    try {
      const made = await this.#options.elsewhere?.(path);
      return made && made.status < 500 && (await this.answers.hold(made.reads)) ? made : null;
    } catch (error) {
      if (error instanceof GivenUp) throw error;
      return null; // rendered here instead, where an error of the page itself is reported
    }
  }

  /** A page as stored. */
  kept(record: PageRecord): Page {
    const { etag, headers } = record;
    const bytes = async () => (await this.#store.read(record)) ?? this.#restored(record);
    return { status: statusOf(record), etag, headers, bytes };
  }

  /** The page as stored, if everything it was made from is unchanged. */
  async #unchanged(path: string): Promise<Made | null> {
    const record = this.records.get(path);
    if (!record || !(await this.answers.hold(record.reads))) return null;
    const unstored = failureOf(this.#store.stored(record));
    if (!(await this.#store.has(record))) return null;
    return { page: this.kept(record), tags: tagsOfPage(record), unstored };
  }

  #made(path: string, { status, location, headers, reads, ...made }: Rendering): Made {
    const body = location === null ? made.body : Buffer.from(redirectPage(location));
    if (status >= 500) {
      throw new ErrorPage({ status, etag: etagOfBody(body), headers, bytes: async () => body });
    }
    const record = this.#recordOf(path, body, { headers, reads });
    const keep = status < 300 || status === MOVED || path === unknownPath;
    const storing = keep ? this.#publish(record, body) : this.#unpublish(path);
    const page = { ...record, status: keep ? statusOf(record) : status, bytes: async () => body };
    return { page, tags: tagsOfPage(record), unstored: failureOf(storing) };
  }

  #publish(record: PageRecord, body: Buffer): Promise<void> {
    const before = this.records.get(record.path);
    this.records.set(record);
    return this.#store.write(record, body, before);
  }

  async #unpublish(path: string): Promise<void> {
    const record = this.records.get(path) ?? this.#store.unremoved(path);
    if (!record) return;
    this.records.delete(path);
    await this.#store.remove(record);
  }
}
