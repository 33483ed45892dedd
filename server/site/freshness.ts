import type { HotPages } from '../edge/hot-pages.ts';
import type { PageRecords } from './page-records.ts';

type Hot = Pick<HotPages, 'fresh' | 'stale'>;

/** Which pages are served as they are, by the origin and from the same moment on by the edge. */
export class Freshness {
  readonly #records: PageRecords;
  readonly #hot: Hot | undefined;
  /** Pages that changed, and are served as they were until their save is acknowledged. */
  readonly #outgoing = new Set<string>();

  constructor(records: PageRecords, hot: Hot | undefined) {
    this.#records = records;
    this.#hot = hot;
  }

  /** From now on the page is looked at again before anyone gets it. */
  stale(path: string): void {
    this.#records.markStale(path);
    this.#hot?.stale(path);
  }

  /** The page is current as it is recorded. */
  fresh(path: string): void {
    this.#outgoing.delete(path);
    this.#records.markFresh(path);
    this.#hot?.fresh(path, this.#records.get(path)?.etag);
  }

  /**
   * A change can concern the page.
   *
   * @param kept whether it is served as it was, where that was current, until it is `letGo`.
   */
  overtaken(path: string, kept: boolean): void {
    if (kept && !this.#records.isStale(path)) {
      this.#outgoing.add(path);
    } else {
      this.#outgoing.delete(path);
      this.stale(path);
    }
  }

  /** Whether the page is served as it was although it changed. */
  isOutgoing(path: string): boolean {
    return this.#outgoing.has(path);
  }

  /** Nobody gets the page as it was any more. */
  letGo(path: string): void {
    if (this.#outgoing.delete(path)) this.stale(path);
  }
}
