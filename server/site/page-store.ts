import { KeyQueue } from '../store/key-queue.ts';
import type { PageRecord } from './page-record.ts';
import type { SiteFiles } from './site-files.ts';

type Waiting = { record: PageRecord; body: string; stored: Promise<void> };

/**
 * The pages' bodies: on disk, and at hand from the moment they are made until they are there. So
 * nobody who asks for a page waits for the disk; after a crash a page that did not get there is
 * made again.
 */
export class PageStore {
  readonly #files: SiteFiles;
  readonly #waiting = new Map<string, Waiting>();
  readonly #queue = new KeyQueue();
  /** Pages found on disk, or brought there, since the start. */
  readonly #there = new WeakSet<PageRecord>();
  /** Pages that could not be brought there, whatever lies in their place. */
  readonly #unwritten = new WeakSet<PageRecord>();
  /** Pages that are gone, whose files could not be removed, by their paths. */
  readonly #unremoved = new Map<string, PageRecord>();
  /** How many pages were written. */
  written = 0;

  constructor(files: SiteFiles) {
    this.#files = files;
  }

  /** The page's body, or null when its file is gone or is not what its record says. */
  async read(record: PageRecord): Promise<string | null> {
    const waiting = this.#waiting.get(record.path);
    if (waiting?.record === record) return waiting.body;
    const body = await this.#files.read(record);
    if (body === null) this.#there.delete(record);
    else this.#there.add(record);
    return body;
  }

  /**
   * Whether the page's body is there. One that was seen once is not read again for this: who alters
   * the files of a running server is found out by `read`, before a visitor gets them.
   */
  async has(record: PageRecord): Promise<boolean> {
    if (this.#unwritten.has(record)) return false;
    return this.#there.has(record) || (await this.read(record)) !== null;
  }

  /**
   * Brings a page to disk, unless it becomes another before its turn comes. Rejects when it cannot.
   *
   * @param before what was known of the page: it is not written again where that is the same.
   */
  write(record: PageRecord, body: string, before: PageRecord | undefined): Promise<void> {
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

  /** Resolves once this page is not on its way to the disk any more; rejects if it did not get there. */
  async stored(record: PageRecord): Promise<void> {
    const waiting = this.#waiting.get(record.path);
    if (waiting?.record === record) await waiting.stored;
  }

  /** Whether a page, or its removal, is on its way to the disk. */
  isUnderWay(path: string): boolean {
    return this.#queue.has(path);
  }

  /** The page that is still to be removed from a path, where that could not be done. */
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

  /** Resolves when everything is on disk, or could not be brought there. */
  idle(): Promise<void> {
    return this.#queue.idle();
  }

  async #write(record: PageRecord, body: string): Promise<void> {
    await this.#files.write(record, body);
    this.written += 1;
  }

  async #isStored(record: PageRecord, before: PageRecord | undefined): Promise<boolean> {
    if (!before || this.#unwritten.has(before)) return false;
    if (JSON.stringify(before) !== JSON.stringify(record)) return false;
    return (await this.#files.read(record)) !== null;
  }
}
