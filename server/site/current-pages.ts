import type { HotPages } from '../edge/hot-pages.ts';
import type { Background, Where } from './background.ts';
import type { Changes } from './changes.ts';
import type { Failures } from './failures.ts';
import type { Freshness } from './freshness.ts';
import { type Page, Replaced } from './page.ts';
import type { Made, PageMaker } from './page-maker.ts';
import type { PageRecord } from './page-record.ts';
import type { WaitingLine } from './waiting-line.ts';

/** A page, the number of changes it reflects for certain, and when it is stored or could not be. */
type Current = { page: Page; asOf: number; stored: Promise<void> };

type Options = {
  maker: PageMaker;
  changes: Changes;
  freshness: Freshness;
  failures: Failures;
  background: Pick<Background, 'has'>;
  line: WaitingLine;
  hot: HotPages | undefined;
};

/** When to try again to store a page that could not be. */
const STORE_AGAIN_MS = 2_000;

/** How often a page is made again when changes overtake it, before it waits for its turn. */
const TRIES = 5;

/** Makes a page current for whoever asks, or for the background, and notes what became of it. */
export class CurrentPages {
  readonly #options: Options;
  readonly #underWay = new Map<string, Promise<Current>>();

  constructor(options: Options) {
    this.#options = options;
  }

  /**
   * Brings a page up to date, once for everyone who asks for it meanwhile. Rejects when it cannot be
   * made: the last good one stays, and the failure is told.
   */
  bring(path: string, where: Where = 'here'): Promise<Current> {
    const underWay = this.#underWay.get(path);
    if (underWay) return underWay;
    const current = this.#bringUpToDate(path, where);
    this.#underWay.set(path, current);
    return current;
  }

  /** The body of a page whose file is gone or altered, made anew. Throws `Replaced`. */
  async restored(record: PageRecord): Promise<string> {
    const { maker, freshness } = this.#options;
    if (maker.records.get(record.path) === record) freshness.stale(record.path);
    const { page } = await this.bring(record.path);
    if (page.etag !== record.etag) throw new Replaced(record.path);
    return page.body();
  }

  /** Resolves when no page is being made. */
  async idle(): Promise<void> {
    await Promise.allSettled(this.#underWay.values());
  }

  /** Makes a page until no change overtakes it. What follows the last `await` is one step. */
  async #bringUpToDate(path: string, where: Where): Promise<Current> {
    const { changes, failures, freshness, line } = this.#options;
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
      if (overtaken) line.last([path]);
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

  /** A page that cannot be made: the last good one stays, and the failure is told. */
  #failed(path: string, error: unknown): unknown {
    const { maker, background, failures, freshness } = this.#options;
    const lasting = maker.records.get(path) !== undefined || background.has(path);
    failures.notMade(path, error, lasting);
    freshness.fresh(path);
    return error;
  }

  /**
   * What became of a page on its way to the disk. One that cannot be stored, or removed, as on a full
   * disk, is made for whoever asks, and tried again, until it can be.
   */
  #stored(path: string, error: Error | undefined): void {
    const { maker, line, failures, freshness } = this.#options;
    if (error) {
      failures.notStored(path, error);
      freshness.stale(path);
      line.later([path], STORE_AGAIN_MS);
    } else if (!maker.isUnderWay(path)) failures.stored(path);
  }
}
