import type { Logger } from 'pino';
import type { HotPages } from '../edge/hot-pages.ts';
import { Background, type Crew, type Where } from './background.ts';
import { ChangedPages } from './changed-pages.ts';
import { Changes } from './changes.ts';
import { CurrentPages } from './current-pages.ts';
import type { Variant } from './deliver.ts';
import { Failures } from './failures.ts';
import { Freshness } from './freshness.ts';
import type { Page } from './page.ts';
import { type MakerOptions, PageMaker } from './page-maker.ts';
import type { PageRecord } from './page-record.ts';
import type { WaitingLine } from './waiting-line.ts';

type Options = Omit<MakerOptions, 'elsewhere'> & {
  log: Logger;
  /** Renders for the background when there is much to do. */
  crew?: Crew;
  /** The pages that requests are answered with before they get here. */
  hot?: HotPages;
};

/**
 * Keeps every page current. A page knows which API answers it was made from; a change names the
 * answers it can have altered; a page is rendered again exactly when one of its answers has.
 *
 * From the moment `changed` returns, no visitor gets a page older than that change: a page it may
 * concern is checked when asked for, and meanwhile in the background. One that is kept for a save
 * under way is that old until it is `replaced`, which the save waits for.
 */
export class Publisher {
  readonly #maker: PageMaker;
  readonly #records: PageMaker['records'];
  readonly #changes = new Changes();
  readonly #background: Background;
  readonly #line: WaitingLine;
  readonly #pages: CurrentPages;
  readonly #changed: ChangedPages;
  readonly #failures: Failures;
  readonly #hot: HotPages | undefined;

  constructor({ log, crew, hot, ...options }: Options) {
    const changes = this.#changes;
    const making = { ...options, elsewhere: crew && ((path: string) => crew.render(path)) };
    const maker = new PageMaker(making, changes, (record) => this.#pages.restored(record));
    const freshness = new Freshness(maker.records, hot);
    this.#background = new Background({
      work: (path, where) => this.#publish(path, where),
      published: () => maker.published,
      crew,
    });
    this.#line = this.#background.line;
    this.#maker = maker;
    this.#records = maker.records;
    this.#failures = new Failures(log);
    this.#hot = hot;
    const parts = { maker, changes, freshness, failures: this.#failures, line: this.#line };
    this.#pages = new CurrentPages({ ...parts, background: this.#background, hot });
    this.#changed = new ChangedPages({ ...parts, pages: this.#pages });
  }

  /** Takes up the pages that are on disk; each is checked before it is served. */
  open(): Promise<void> {
    return this.#maker.open();
  }

  /** The current page of a path, or null when the site has no such route. */
  async page(path: string): Promise<Page | null> {
    for (const asked = this.#changes.count; ; ) {
      const known = this.current(path);
      if (known) return known;
      if (!this.#records.get(path) && !this.#maker.hasRoute(path)) return null;
      const current = await this.#pages.bring(path).catch((error) => {
        if (!this.#records.get(path)) throw error;
        return null; // the last good page stays
      });
      if (current && current.asOf >= asked) return current.page;
    }
  }

  /** The page of a path where it is known, this very moment, to be current; else undefined. */
  current(path: string): Page | undefined {
    const record = this.#records.get(path);
    return record && !this.#records.isStale(path) ? this.#maker.kept(record) : undefined;
  }

  /** Notes what a page was delivered as: more requests for it need not come here while it is current. */
  delivered(path: string, page: Page, variant: Variant): void {
    if (this.current(path)?.etag === page.etag) this.#hot?.offer(path, page, variant);
  }

  /**
   * Marks what a change can concern, and publishes it in the background, in the tags' order.
   *
   * @param kept a page that is served as it is until it is `replaced`, where it was current.
   */
  changed(tags: readonly string[], kept?: string): void {
    this.#changed.changed(tags, kept);
  }

  /**
   * Resolves when no visitor gets the page as it was any more: its successor, or whoever asks waits.
   * Who hears of it asks for the page: so the others that changed come a moment later.
   */
  replaced(path: string): Promise<void> {
    return this.#changed.replaced(path);
  }

  /** Publishes these paths in the background, after what is waiting already. */
  want(paths: Iterable<string>): void {
    this.#line.last(paths);
  }

  /** Checks in the background every page not checked since the start. */
  wantKnown(): void {
    this.#line.last(this.#records.stale());
  }

  /**
   * Renders a page for nobody, where none was since the start: the pages' code is read in for that,
   * and the first save, or visitor, that needs a page does not wait for it.
   */
  async warmUp(path: string): Promise<void> {
    if (this.#maker.published > 0) return;
    await Promise.allSettled([this.#maker.rehearse(path)]); // what fails is told who needs the page
  }

  /** Resolves when everything wanted so far is published, and all that was made is stored. */
  async idle(): Promise<void> {
    await this.#line.idle();
    await this.#maker.stored();
  }

  async close(): Promise<void> {
    await this.#background.close();
    await this.#pages.idle();
    await this.#maker.stored();
  }

  records(): PageRecord[] {
    return this.#records.all();
  }

  /** For `/api/health`: how many pages stand, and wait; which could not be rendered or stored. */
  health(): Record<string, unknown> {
    const { published } = this.#maker;
    const counts = { pages: this.#records.size, waiting: this.#line.length, published };
    return { ...counts, ...this.#failures.health() };
  }

  async #publish(path: string, where: Where): Promise<void> {
    const stored = this.#pages.bring(path, where).then((current) => current.stored);
    await Promise.allSettled([stored]); // a failure was told of
  }
}
