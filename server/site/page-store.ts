import { KeyQueue } from '../store/key-queue.ts';
import type { PageRecord } from './page-record.ts';
import type { SiteFiles } from './site-files.ts';

type Waiting = { record: PageRecord; body: Buffer; stored: Promise<void> };

/**
 * The pages' bodies: on disk, and in memory until they are written there, so that no request waits
 * for the disk. After a crash, a page that was not written is made again.
 */
export class PageStore {
  readonly #files: SiteFiles;
  readonly #waiting = new Map<string, Waiting>();
  readonly #queue = new KeyQueue();
  /** Pages found on disk or written there since the start. */
  readonly #there = new WeakSet<PageRecord>();
  /** Pages that could not be written, whatever file is in their place. */
  readonly #unwritten = new WeakSet<PageRecord>();
  /** Removed pages whose files are still to be deleted, by their paths. */
  readonly #unremoved = new Map<string, PageRecord>();
  /** How many pages were written. */
  written = 0;

  constructor(files: SiteFiles) {
    this.#files = files;
  }

  /** The page's body, or null when its file is missing or does not match its record. */
  async read(record: PageRecord): Promise<Buffer | null> {
    const waiting = this.#waiting.get(record.path);
    if (waiting?.record === record) return waiting.body;
    const body = await this.#files.read(record);
    if (body === null) this.#there.delete(record);
    else this.#there.add(record);
    return body;
  }

  /**
   * Whether the page's body is there. A file seen once is not read again for this: `read` finds out
   * about files altered while the server runs, before they are served.
   */
  async has(record: PageRecord): Promise<boolean> {
    if (this.#unwritten.has(record)) return false;
    return this.#there.has(record) || (await this.read(record)) !== null;
  }

  /**
   * Writes a page to disk, unless a newer version comes before its turn. Rejects when that fails.
   *
   * @param before the page's previous record; when it is the same, the page is not written again.
   */
  write(record: PageRecord, body: Buffer, before: PageRecord | undefined): Promise<void> {
    const { path } = record;
    const waiting: Waiting = { record, body, stored: Promise.resolve() };
    this.#waiting.set(path, waiting);
    this.#unremoved.delete(path);
    waiting.stored = this.#queue.run(path, async () => {
      if (this.#waiting.get(path) !== waiting) return;
      try {
        if (!(await this.#isStored(record, before))) await this.#write(record, body);
        this.#there.add(record);
      } catch (error) {
        this.#unwritten.add(record);
        throw error;
      } finally {
        if (this.#waiting.get(path) === waiting) this.#waiting.delete(path);
      }
    });
    return waiting.stored;
  }

  /** Resolves once no write of this page is pending; rejects if its write failed. */
  async stored(record: PageRecord): Promise<void> {
    const waiting = this.#waiting.get(record.path);
    if (waiting?.record === record) await waiting.stored;
  }

  /** Whether a page is being written or removed. */
  isUnderWay(path: string): boolean {
    return this.#queue.has(path);
  }

  /** The page whose file is still to be deleted from a path. */
  unremoved(path: string): PageRecord | undefined {
    return this.#unremoved.get(path);
  }

  remove(record: PageRecord): Promise<void> {
    const { path } = record;
    this.#waiting.delete(path);
    this.#unremoved.set(path, record);
    return this.#queue.run(path, async () => {
      if (this.#unremoved.get(path) !== record) return;
      await this.#files.remove(record);
      if (this.#unremoved.get(path) === record) this.#unremoved.delete(path);
    });
  }

  /** Resolves when every write is done or has failed. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  async #write(record: PageRecord, body: Buffer): Promise<void> {
    await this.#files.write(record, body);
    this.written += 1;
  }

  async #isStored(record: PageRecord, before: PageRecord | undefined): Promise<boolean> {
    if (!before || this.#unwritten.has(before)) return false;
    if (JSON.stringify(before) !== JSON.stringify(record)) return false;
    return (await this.#files.read(record)) !== null;
  }
}
