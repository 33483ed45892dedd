import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { everyPost } from '../api/cache-tag.ts';
import type { HotPages } from '../edge/hot-pages.ts';
import { Background, type Crew, type Where } from './background.ts';
import { Changes } from './changes.ts';
import type { Variant } from './deliver.ts';
import { Failures } from './failures.ts';
import { Freshness } from './freshness.ts';
import { type Page, Replaced } from './page.ts';
import { type Made, type MakerOptions, PageMaker } from './page-maker.ts';
import type { PageRecord } from './page-record.ts';
import type { WaitingLine } from './waiting-line.ts';

type Options = Omit<MakerOptions, 'elsewhere'> & {
  log: Logger;
  /** Renders for the background when there is much to do. */
  crew?: Crew;
  /** The pages that requests are answered with before they get here. */
  hot?: HotPages;
};

/** A page, the number of changes it reflects for certain, and when it is stored or could not be. */
type Current = { page: Page; asOf: number; stored: Promise<void> };

/** When to try again to store a page that could not be. */
const STORE_AGAIN_MS = 2_000;

/** So long a save waits for the page it changes at most: longer than it takes on a busy machine. */
const LONGEST_KEPT_MS = 50;

/** How often a page is made again when changes overtake it, before it waits for its turn. */
const TRIES = 5;

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
  readonly #underWay = new Map<string, Promise<Current>>();
  readonly #freshness: Freshness;
  readonly #failures: Failures;
  readonly #hot: HotPages | undefined;

  constructor({ log, crew, hot, ...options }: Options) {
    this.#failures = new Failures(log);
    this.#hot = hot;
    const making = { ...options, elsewhere: crew && ((path: string) => crew.render(path)) };
    this.#maker = new PageMaker(making, this.#changes, (record) => this.#restored(record));
    this.#records = this.#maker.records;
    this.#freshness = new Freshness(this.#records, hot);
    this.#background = new Background({
      work: async (path, where) => {
        const current = this.#current(path, where).then(({ stored }) => stored);
        await Promise.allSettled([current]); // a failure is told by #failed
      },
      published: () => this.#maker.published,
      crew,
    });
    this.#line = this.#background.line;
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
      const current = await this.#current(path).catch((error) => {
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
    this.#maker.answers.forget(tags);
    this.#changes.note(tags);
    const paths = new Set(tags.flatMap((tag) => this.#records.withTag(tag)));
    const common = new Set(this.#records.withTag(everyPost));
    const failed = this.#failures.paths();
    for (const path of [...paths, ...failed]) this.#freshness.overtaken(path, path === kept);
    this.#line.first(paths.difference(common));
    this.#line.soon(paths.intersection(common));
    this.#line.last(failed);
  }

  /**
   * Resolves when no visitor gets the page as it was any more: its successor, or whoever asks waits.
   * Who hears of it asks for the page: so the others that changed come a moment later.
   */
  async replaced(path: string): Promise<void> {
    if (this.#freshness.isOutgoing(path)) {
      const successor = Promise.allSettled([this.#current(path)]); // a failure is told by #failed
      await Promise.race([successor, delay(LONGEST_KEPT_MS, undefined, { ref: false })]);
    }
    this.#freshness.letGo(path);
    this.#line.pause();
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
    await Promise.allSettled(this.#underWay.values());
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

  /** One bringing up to date serves everyone who asks for the page meanwhile. */
  #current(path: string, where: Where = 'here'): Promise<Current> {
    const underWay = this.#underWay.get(path);
    if (underWay) return underWay;
    const current = this.#bringUpToDate(path, where);
    this.#underWay.set(path, current);
    return current;
  }

  async #make(path: string, where: Where): Promise<Made> {
    const made = await this.#maker.make(path, where);
    await this.#hot?.prepare(path, made.page);
    return made;
  }

  /** Makes a page until no change overtakes it. What follows the last `await` is one step. */
  async #bringUpToDate(path: string, where: Where): Promise<Current> {
    for (let tries = 1; ; tries++) {
      const since = this.#changes.watch();
      const [made] = await Promise.allSettled([this.#make(path, where)]);
      since.end();
      const failed = made.status === 'rejected';
      const overtaken = failed ? since.tags.size > 0 : since.touches(made.value.tags);
      if (overtaken && tries < TRIES) continue;
      this.#underWay.delete(path);
      if (failed) throw this.#failed(path, made.reason);
      this.#failures.made(path);
      if (overtaken) this.#line.last([path]);
      else this.#freshness.fresh(path);
      const { page, unstored } = made.value;
      const stored = unstored.then((error) => this.#stored(path, error));
      return { page, asOf: overtaken ? since.began : this.#changes.count, stored };
    }
  }

  /** A page that cannot be made: the last good one stays, and the failure is told. */
  #failed(path: string, error: unknown): unknown {
    const lasting = this.#records.get(path) !== undefined || this.#background.has(path);
    this.#failures.notMade(path, error, lasting);
    this.#freshness.fresh(path);
    return error;
  }

  /**
   * What became of a page on its way to the disk. One that cannot be stored, or removed, as on a full
   * disk, is made for whoever asks, and tried again, until it can be.
   */
  #stored(path: string, error: Error | undefined): void {
    if (error) {
      this.#failures.notStored(path, error);
      this.#freshness.stale(path);
      this.#line.later([path], STORE_AGAIN_MS);
    } else if (!this.#maker.isUnderWay(path)) this.#failures.stored(path);
  }

  /** The body of a page whose file is gone or altered, made anew. Throws `Replaced`. */
  async #restored(record: PageRecord): Promise<string> {
    if (this.#records.get(record.path) === record) this.#freshness.stale(record.path);
    const { page } = await this.#current(record.path);
    if (page.etag !== record.etag) throw new Replaced(record.path);
    return page.body();
  }
}
