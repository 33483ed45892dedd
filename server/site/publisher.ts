import type { Logger } from 'pino';
import type { HotPages } from '../edge/hot-pages.ts';
import { Background, type Pool, type Where } from './background.ts';
import { ChangedPages } from './changed-pages.ts';
import { Changes } from './changes.ts';
import { CurrentPages } from './current-pages.ts';
import type { Variant } from './deliver.ts';
import { Failures } from './failures.ts';
import { Freshness } from './freshness.ts';
import type { Page } from './page.ts';
import { type MakerOptions, PageMaker } from './page-maker.ts';
import type { PageQueue } from './page-queue.ts';
import type { PageRecord } from './page-record.ts';

type Options = Omit<MakerOptions, 'elsewhere'> & {
  log: Logger;
  /** Renders for the background when there is much to do. */
  pool?: Pool;
  /** The pages that the edge serves before a request gets here. */
  hot?: HotPages;
};

/**
 * Keeps every page current. A page knows which API answers it was made from; a change names the
 * answers it may have altered; a page is rendered again exactly when one of those changed.
 *
 * Once `changed` returns, no visitor gets a page older than that change: a page it may affect is
 * checked when requested, and meanwhile in the background. The exception is the page kept for a
 * save under way: its old version is served until `replaced`, which the save waits for.
 */
export class Publisher {
  readonly #maker: PageMaker;
  readonly #records: PageMaker['records'];
  readonly #changes = new Changes();
  readonly #background: Background;
  readonly #queue: PageQueue;
  readonly #pages: CurrentPages;
  readonly #changed: ChangedPages;
  readonly #failures: Failures;
  readonly #hot: HotPages | undefined;

  constructor({ log, pool, hot, ...options }: Options) {
    const changes = this.#changes;
    const making = { ...options, elsewhere: (path: string) => this.#background.elsewhere(path) };
    const maker = new PageMaker(making, changes, (record) => this.#pages.restored(record));
    const freshness = new Freshness(maker.records, hot);
    this.#background = new Background({
      work: (path, where) => this.#publish(path, where),
      published: () => maker.published,
      pool,
    });
    this.#queue = this.#background.queue;
    this.#maker = maker;
    this.#records = maker.records;
    this.#failures = new Failures(log);
    this.#hot = hot;
    const parts = { maker, changes, freshness, failures: this.#failures, queue: this.#queue };
    this.#pages = new CurrentPages({ ...parts, background: this.#background, hot });
    this.#changed = new ChangedPages({ ...parts, pages: this.#pages });
  }

  /** Loads the records of the pages on disk; each page is checked before it is served. */
  open(): Promise<void> {
    return this.#maker.open();
  }

  /** The current page of a path, or null when the site has no such route. */
  async page(path: string): Promise<Page | null> {
    for (const asked = this.#changes.count; ; ) {
      const known = this.current(path);
      if (known) return known;
      if (!this.#records.get(path) && !(await this.#maker.hasRoute(path))) return null;
      const current = await this.#pages.bring(path).catch((error) => {
        if (!this.#records.get(path)) throw error;
        return null; // the last good page stays
      });
      if (current && current.asOf >= asked) return current.page;
    }
  }

  /** The page of a path if it is known to be current at this moment; otherwise undefined. */
  current(path: string): Page | undefined {
    const record = this.#records.get(path);
    return record && !this.#records.isStale(path) ? this.#maker.kept(record) : undefined;
  }

  /** Offers a delivered page to the edge, which serves it for as long as it is current. */
  delivered(path: string, page: Page, variant: Variant): void {
    if (this.current(path)?.etag === page.etag) this.#hot?.offer(path, page, variant);
  }

  /**
   * Marks the pages a change may affect, and publishes them in the background, in the tags' order.
   *
   * @param kept a page whose old version, if current, is served until `replaced`.
   */
  changed(tags: readonly string[], kept?: string): void {
    this.#changed.changed(tags, kept);
  }

  /**
   * Resolves when no visitor gets the page's old version any more. The other changed pages come a
   * moment later, because whoever saved asks for this page next.
   */
  replaced(path: string): Promise<void> {
    return this.#changed.replaced(path);
  }

  /** Publishes these paths in the background, after what is waiting already. */
  want(paths: Iterable<string>): void {
    this.#queue.last(paths);
  }

  /** Checks in the background every page not checked since the start. */
  wantKnown(): void {
    this.#queue.last(this.#records.stale());
  }

  /**
   * Renders a page and discards it, unless one was rendered since the start. That loads the pages'
   * code, so that the first save or visitor to need a page does not wait for it.
   */
  async warmUp(path: string): Promise<void> {
    if (this.#maker.published > 0) return;
    await Promise.allSettled([this.#maker.rehearse(path)]); // reported when the page is needed
  }

  /** Resolves when everything wanted so far is published, and all that was made is stored. */
  async idle(): Promise<void> {
    await this.#queue.idle();
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

  /** For `/api/health`: how many pages exist, how many wait, and every failure. */
  health(): Record<string, unknown> {
    const { published } = this.#maker;
    const counts = { pages: this.#records.size, waiting: this.#queue.length, published };
    return { ...counts, ...this.#failures.health() };
  }

  async #publish(path: string, where: Where): Promise<void> {
    const stored = this.#pages.bring(path, where).then((current) => current.stored);
    await Promise.allSettled([stored]); // failures are reported already
  }
}
