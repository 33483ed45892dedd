import type { HotPages } from '../edge/hot-pages.ts';
import type { PageRecords } from './page-records.ts';

type Hot = Pick<HotPages, 'fresh' | 'stale'>;

/**
 * Which pages are served without a check, by the origin and, from the same moment on, by the edge.
 */
export class Freshness {
  readonly #records: PageRecords;
  readonly #hot: Hot | undefined;
  /** Changed pages whose old versions are served until their save is acknowledged. */
  readonly #outgoing = new Set<string>();

  constructor(records: PageRecords, hot: Hot | undefined) {
    this.#records = records;
    this.#hot = hot;
  }

  /** From now on the page is checked before it is served. */
  stale(path: string): void {
    this.#outgoing.delete(path);
    this.#records.markStale(path);
    this.#hot?.stale(path);
  }

  /** The page is current as recorded. */
  fresh(path: string): void {
    this.#outgoing.delete(path);
    this.#records.markFresh(path);
    this.#hot?.fresh(path, this.#records.get(path)?.etag);
  }

  /**
   * A change may affect the page.
   *
   * @param kept whether its old version, if that was current, is served until `letGo`.
   */
  overtaken(path: string, kept: boolean): void {
    if (kept && !this.#records.isStale(path)) this.#outgoing.add(path);
    else this.stale(path);
  }

  /** Whether the page's old version is still served. */
  isOutgoing(path: string): boolean {
    return this.#outgoing.has(path);
  }

  /** Stops serving the page's old version. */
  letGo(path: string): void {
    if (this.#outgoing.has(path)) this.stale(path);
  }
}
