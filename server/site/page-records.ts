import { recentValues } from '../../src/lib/recent.ts';
import { type PageRecord, tagsOfPage } from './page-record.ts';
import type { Read } from './recording-fetch.ts';
import { SetMultimap } from './set-multimap.ts';

/** How many answers are looked for among those that pages have in common. */
const SHARED = 500;

/** The records of the published pages, found by path and by what they depend on. */
export class PageRecords {
  readonly #records = new Map<string, PageRecord>();
  readonly #stale = new Set<string>();
  readonly #pathsByTag = new SetMultimap();
  readonly #shared = recentValues<string, Read>(SHARED, () => 1);
  /** Each tag as the pages that have it hold it. */
  readonly #tags = new Map<string, string>();

  get size(): number {
    return this.#records.size;
  }

  get(path: string): PageRecord | undefined {
    return this.#records.get(path);
  }

  all(): PageRecord[] {
    return [...this.#records.values()];
  }

  /** The paths of pages made from an answer that carries this tag. */
  withTag(tag: string): string[] {
    return this.#pathsByTag.get(tag);
  }

  /** Pages that may be older than what they were made from. */
  stale(): string[] {
    return [...this.#stale];
  }

  isStale(path: string): boolean {
    return this.#stale.has(path);
  }

  markStale(path: string): void {
    if (this.#records.has(path)) this.#stale.add(path);
  }

  markFresh(path: string): void {
    this.#stale.delete(path);
  }

  /** Adds a page or replaces it; it counts as stale until it is marked fresh. */
  set(record: PageRecord): void {
    this.delete(record.path);
    record.reads = record.reads.map((read) => this.#once(read));
    this.#records.set(record.path, record);
    this.#stale.add(record.path);
    for (const tag of tagsOfPage(record)) this.#pathsByTag.add(tag, record.path);
  }

  delete(path: string): void {
    const record = this.#records.get(path);
    if (!record) return;
    this.#records.delete(path);
    this.#stale.delete(path);
    for (const tag of tagsOfPage(record)) this.#untag(tag, path);
  }

  #untag(tag: string, path: string): void {
    this.#pathsByTag.delete(tag, path);
    if (!this.#pathsByTag.has(tag)) this.#tags.delete(tag);
  }

  /** An equal answer that is held once for all pages that read it, or at least has its tags so. */
  #once(read: Read): Read {
    const key = `${read.url} ${read.etag}`;
    return this.#shared.find(key) ?? this.#shared.hold(key, this.#withOwnTags(read));
  }

  #withOwnTags({ url, etag, tags }: Read): Read {
    return { url, etag, tags: tags.map((tag) => this.#tag(tag)) };
  }

  #tag(tag: string): string {
    const known = this.#tags.get(tag) ?? tag;
    this.#tags.set(known, known);
    return known;
  }
}
