import type { Changes } from './changes.ts';
import { type ApiFetch, etagOf, type Read, tagsOf } from './recording-fetch.ts';

/** So many answers are held: enough for those that many pages share. */
const HELD = 500;

type Held = { etag: Promise<string>; tags: readonly string[] };

/**
 * What the API's answers are right now, asked once until a change touches them: tells whether what
 * a page was made from is still so.
 */
export class CurrentAnswers {
  readonly #apiFetch: ApiFetch;
  readonly #changes: Changes;
  /** By address, the longest unused first. */
  readonly #held = new Map<string, Held>();

  constructor(apiFetch: ApiFetch, changes: Changes) {
    this.#apiFetch = apiFetch;
    this.#changes = changes;
  }

  /** Forgets the answers that carry one of the tags. */
  forget(tags: readonly string[]): void {
    const changed = new Set(tags);
    for (const [url, held] of this.#held) {
      if (held.tags.some((tag) => changed.has(tag))) this.#held.delete(url);
    }
  }

  /** Whether every answer a page was made from is still the same. */
  async hold(reads: readonly Read[]): Promise<boolean> {
    for (const read of reads) {
      if ((await this.#etag(read)) !== read.etag) return false;
    }
    return true;
  }

  #etag(read: Read): Promise<string> {
    const held = this.#held.get(read.url) ?? this.#asked(read);
    this.#held.delete(read.url);
    this.#held.set(read.url, held);
    for (const oldest of this.#held.keys()) {
      if (this.#held.size <= HELD) break;
      this.#held.delete(oldest);
    }
    return held.etag;
  }

  /** An answer that changed while it was asked for is used, but not held. */
  #asked({ url, etag: known, tags }: Read): Held {
    const drop = () => {
      if (this.#held.get(url) === held) this.#held.delete(url);
    };
    const ask = async () => {
      const since = this.#changes.watch();
      try {
        const response = await this.#apiFetch(url, {
          method: 'HEAD',
          headers: { 'If-None-Match': known },
        });
        held.tags = tagsOf(response);
        if (since.touches(held.tags)) drop();
        return response.status === 304 ? known : etagOf(response);
      } finally {
        since.end();
      }
    };
    const held: Held = { etag: Promise.resolve().then(ask), tags };
    held.etag.catch(drop);
    return held;
  }
}
