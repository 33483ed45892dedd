import type { HotPages } from '../edge/hot-pages.ts';
import { type Background, GivenUp, type Where } from './background.ts';
import type { Changes } from './changes.ts';
import type { Failures } from './failures.ts';
import type { Freshness } from './freshness.ts';
import { type Page, Replaced } from './page.ts';
import type { Made, PageMaker } from './page-maker.ts';
import type { PageQueue } from './page-queue.ts';
import type { PageRecord } from './page-record.ts';

/**
 * A page, how many changes it reflects for certain, and `stored`, which resolves once it is stored
 * or has failed to be.
 */
type Current = { page: Page; asOf: number; stored: Promise<void> };

type Options = {
  maker: PageMaker;
  changes: Changes;
  freshness: Freshness;
  failures: Failures;
  background: Pick<Background, 'has'>;
  queue: PageQueue;
  hot: HotPages | undefined;
};

/** When to try again to store a page. */
const STORE_AGAIN_MS = 2_000;

/** When to try again to render a page: what it failed for may pass without a change. */
const RENDER_AGAIN_MS = 5_000;

/** How often a page is made while changes overtake it, before it is queued instead. */
const TRIES = 5;

/** Brings pages up to date for requests and the background, and records how that went. */
export class CurrentPages {
  readonly #options: Options;
  readonly #underWay = new Map<string, Promise<Current>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Brings a page up to date, once for all who ask meanwhile. Rejects when it cannot be made: the
   * last good page stays, and the failure is reported.
   */
  bring(path: string, where: Where = 'here'): Promise<Current> {
    const underWay = this.#underWay.get(path);
    if (underWay) return underWay;
    const current = this.#bringUpToDate(path, where);
    this.#underWay.set(path, current);
    return current;
  }

  /** Renders the body of a page whose file is missing or altered. Throws `Replaced`. */
  async restored(record: PageRecord): Promise<Buffer> {
    const { maker, freshness } = this.#options;
    if (maker.records.get(record.path) === record) freshness.stale(record.path);
    const { page } = await this.bring(record.path);
    if (page.etag !== record.etag) throw new Replaced(record.path);
    return page.bytes();
  }

  /** Resolves when no page is being made. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }

  /** Makes a page until no change overtakes it. After the last `await` all is one step. */
  async #bringUpToDate(path: string, where: Where): Promise<Current> {
    const { changes, failures, freshness, queue } = this.#options;
    for (let tries = 1; ; tries++) {
      const since = changes.watch();
      const [made] = await Promise.allSettled([this.#make(path, where)]);
      since.end();
      const failed = made.status === 'rejected';
      const overtaken = failed ? since.tags.size > 0 : since.touches(made.value.tags);
      if (overtaken && tries < TRIES) continue;
      this.#underWay.delete(path);
      if (failed) throw this.#failed(path, made.reason);
      failures.made(path);
      if (overtaken) queue.last([path]);
      else freshness.fresh(path);
      const { page, unstored } = made.value;
      const stored = unstored.then((error) => this.#stored(path, error));
      return { page, asOf: overtaken ? since.began : changes.count, stored };
    }
  }

  async #make(path: string, where: Where): Promise<Made> {
    const { maker, hot } = this.#options;
    const made = await maker.make(path, where);
    await hot?.prepare(path, made.page);
    return made;
  }

  /** Keeps the last good page, reports the failure, and tries again what the site needs. */
  #failed(path: string, error: unknown): unknown {
    if (error instanceof GivenUp) return error;
    const { maker, background, failures, freshness, queue } = this.#options;
    const lasting = maker.records.get(path) !== undefined || background.has(path);
    failures.notMade(path, error, lasting);
    freshness.fresh(path);
    if (lasting) queue.later([path], RENDER_AGAIN_MS);
    return error;
  }

  /**
   * Records whether a page was stored, or removed. When that fails, for example on a full disk, the
   * page is made for each request and storing it is tried again until it succeeds.
   */
  #stored(path: string, error: Error | undefined): void {
    const { maker, queue, failures, freshness } = this.#options;
    if (error) {
      failures.notStored(path, error);
      freshness.stale(path);
      queue.later([path], STORE_AGAIN_MS);
    } else if (!maker.isUnderWay(path)) failures.stored(path);
  }
}
