import { pageHeaders } from '../security/headers.ts';
import { bytesIn, plainBytes, type Variant } from '../site/deliver.ts';
import type { Encoding } from '../site/encoding.ts';
import { deliverable, type Page, Replaced } from '../site/page.ts';
import { unpooledCopy } from '../unpooled.ts';
import type { HotPage, TellEdge } from './messages.ts';

/** A page the edge holds, and the encodings it holds it in. */
type Hot = { page: HotPage; encodings: Set<Encoding> };

/** How many pages the edge can hold at once. */
const SLOTS = 4_096;

/** The version of a page that must not be served. */
const NONE = 0;

/**
 * The pages the edge serves, as the origin sees them. Each page's current version is in memory that
 * both share, so that a change holds for every request from that moment on.
 */
export class HotPages {
  readonly versions = new Int32Array(new SharedArrayBuffer(SLOTS * Int32Array.BYTES_PER_ELEMENT));
  /** The current versions, including those the edge is still to hear of. */
  readonly #declared = new Int32Array(SLOTS);
  readonly #headers: Record<string, string>;
  readonly #tell: TellEdge;
  readonly #hot = new Map<string, Hot>();
  readonly #free = Array.from({ length: SLOTS }, (_, slot) => slot);
  #made = 0;

  /** @param https whether visitors use https. */
  constructor(https: boolean, tell: TellEdge) {
    this.#headers = pageHeaders(https);
    this.#tell = tell;
  }

  /** Gives a current page to the edge, which serves it until it is stale. */
  offer(path: string, page: Page, { size, ...variant }: Variant): void {
    const known = this.#hot.get(path);
    const hot = known?.page.etag === page.etag ? known : this.#next(path, page, size);
    if (!hot) return;
    if (!hot.encodings.has(variant.encoding)) this.#give(hot, variant);
    this.fresh(path, page.etag);
  }

  /** Gives the edge the new version of a page it holds, before that version is current. */
  async prepare(path: string, page: Page): Promise<void> {
    const before = this.#hot.get(path);
    if (!before || before.page.etag === page.etag) return;
    try {
      const plain = await plainBytes(deliverable(page));
      const variants = await Promise.all([...before.encodings].map(variantOf(page.etag, plain)));
      const hot = this.#next(path, page, plain.length);
      if (hot) for (const variant of variants) this.#give(hot, variant);
    } catch (error) {
      if (!(error instanceof Replaced)) throw error; // the edge then asks for the newer version
    }
  }

  /**
   * From now on the edge may serve this version of a page, and no other. A version that is still
   * served gives way once the edge has the new one, and before the edge gets anything sent later,
   * such as the answer to a save: so no visitor waits meanwhile.
   */
  fresh(path: string, etag: string | undefined): void {
    const page = this.#hot.get(path)?.page;
    if (!page) return;
    const { slot } = page;
    const before = this.#declared[slot] ?? NONE;
    const next = page.etag === etag ? page.version : NONE;
    this.#declared[slot] = next;
    if (before === NONE || next === NONE) Atomics.store(this.versions, slot, next);
    else if (before !== next) this.#tell({ kind: 'current', change: { slot, before, next } });
  }

  /** From now on the edge asks the origin for the page, which may be out of date. */
  stale(path: string): void {
    const page = this.#hot.get(path)?.page;
    if (page) this.#withdraw(page.slot);
  }

  /** The edge has evicted a page. */
  dropped(path: string, slot: number): void {
    if (this.#hot.get(path)?.page.slot !== slot) return;
    this.#hot.delete(path);
    this.#withdraw(slot);
    this.#free.push(slot);
  }

  /** The edge has lost all its pages. */
  lost(): void {
    for (const [path, { page }] of this.#hot) this.dropped(path, page.slot);
  }

  /**
   * Registers a version that is not current yet. Undefined when there is no room for another page.
   */
  #next(path: string, made: Page, size: number): Hot | undefined {
    const { status, etag } = made;
    const headers = { ...this.#headers, ...deliverable(made).headers };
    const slot = this.#hot.get(path)?.page.slot ?? this.#free.pop();
    if (slot === undefined) return undefined;
    const version = ++this.#made;
    const page = { path, slot, version, status, etag, size, headers };
    const hot = { page, encodings: new Set<Encoding>() };
    this.#hot.set(path, hot);
    return hot;
  }

  #give({ page, encodings }: Hot, { encoding, bytes }: Omit<Variant, 'size'>): void {
    encodings.add(encoding);
    const own = unpooledCopy(bytes);
    this.#tell({ kind: 'page', page, encoding, bytes: own }, [own.buffer]);
  }

  #withdraw(slot: number): void {
    this.#declared[slot] = NONE;
    Atomics.store(this.versions, slot, NONE);
  }
}

const variantOf = (etag: string, plain: Buffer) => async (encoding: Encoding) => ({
  encoding,
  bytes: await bytesIn(encoding, etag, plain),
});
