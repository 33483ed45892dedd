import { PageQueue } from './page-queue.ts';
import type { RenderPool } from './render-pool.ts';
import type { Rendering } from './rendering.ts';

/** Renders pages in other processes. */
export type Pool = Pick<RenderPool, 'render' | 'close' | 'size'>;

/** A page is not made any more, because the server stops: the next one makes it. */
export class GivenUp extends Error {}

/** Where a page is rendered: in this process, or by the pool. */
export type Where = 'here' | 'elsewhere';

/**
 * The pool helps once this many pages were rendered since the queue was empty, and this many wait.
 */
const RENDERED = 10;
const WAITING = 200;
/** Pages sent to each process at once, so that it never waits for the next one. */
const AHEAD = 4;

type Options = {
  /** Brings one page up to date; must not throw. */
  work: (path: string, where: Where) => Promise<void>;
  /** How many pages have been rendered and stored so far. */
  published: () => number;
  pool: Pool | undefined;
};

/** Works on queued pages one by one, and with the pool's help while there is much to render. */
export class Background {
  readonly queue: PageQueue;
  readonly #options: Options;
  readonly #underWay = new Set<string>();
  #publishedBefore = 0;
  #much = false;
  #closed = false;

  constructor(options: Options) {
    this.#options = options;
    this.queue = new PageQueue((path) => this.#work(path), {
      atOnce: () => (this.#isMuch() ? (options.pool?.size ?? 1) * AHEAD : 1),
      emptied: () => this.#rest(),
    });
  }

  /** Whether the background works on a path, not only a request. */
  has(path: string): boolean {
    return this.#underWay.has(path);
  }

  /** Renders a page in the pool. Rejects when that fails, with `GivenUp` once this is closed. */
  async elsewhere(path: string): Promise<Rendering> {
    const { pool } = this.#options;
    if (this.#closed || !pool) throw new GivenUp();
    try {
      return await pool.render(path);
    } catch (error) {
      throw this.#closed ? new GivenUp() : error;
    }
  }

  /**
   * Gives up what waits and what the pool renders: its processes may have just begun, and would
   * take seconds on a busy machine. Resolves when the rest is done.
   */
  async close(): Promise<void> {
    this.#closed = true;
    const closed = this.queue.close();
    this.#options.pool?.close();
    await closed;
  }

  async #work(path: string): Promise<void> {
    this.#underWay.add(path);
    await this.#options.work(path, this.#isMuch() ? 'elsewhere' : 'here');
    this.#underWay.delete(path);
  }

  /**
   * Counts only rendered pages: after a start ten thousand may wait to be checked, most of them
   * unchanged.
   */
  #isMuch(): boolean {
    const rendered = this.#options.published() - this.#publishedBefore;
    const begins = rendered >= RENDERED && this.queue.length >= WAITING;
    this.#much ||= begins && this.#options.pool !== undefined;
    return this.#much;
  }

  #rest(): void {
    this.#much = false;
    this.#publishedBefore = this.#options.published();
    this.#options.pool?.close();
  }
}
