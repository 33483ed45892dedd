import { type PageRecord, tagsOf } from './page-record.ts';
import { SetMultimap } from './set-multimap.ts';

/** The records of the published pages, found by path and by what they depend on. */
export class PageRecords {
  readonly #records = new Map<string, PageRecord>();
  readonly #stale = new Set<string>();
  readonly #pathsByTag = new SetMultimap();

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
    this.#records.set(record.path, record);
    this.#stale.add(record.path);
    for (const tag of tagsOf(record)) this.#pathsByTag.add(tag, record.path);
  }

  delete(path: string): void {
    const record = this.#records.get(path);
    if (!record) return;
    this.#records.delete(path);
    this.#stale.delete(path);
    for (const tag of tagsOf(record)) this.#pathsByTag.delete(tag, path);
  }
}
