import type { Changes } from './changes.ts';
import { type ApiFetch, etagOf, type Read, tagsOfAnswer } from './recording-fetch.ts';
import { SetMultimap } from './set-multimap.ts';

/** How many answers are held: enough for those that many pages share. */
const HELD = 500;

type Held = { etag: Promise<string>; tags: readonly string[] };

/**
 * The current ETags of the API's answers, each asked for once until a change touches it. They tell
 * whether what a page was made from is unchanged.
 */
export class CurrentAnswers {
  readonly #apiFetch: ApiFetch;
  readonly #changes: Changes;
  /** By URL, least recently used first. */
  readonly #held = new Map<string, Held>();
  readonly #urlsByTag = new SetMultimap();

  constructor(apiFetch: ApiFetch, changes: Changes) {
    this.#apiFetch = apiFetch;
    this.#changes = changes;
  }

  /** Forgets the answers that carry one of the tags. */
  forget(tags: readonly string[]): void {
    for (const tag of tags) for (const url of this.#urlsByTag.get(tag)) this.#drop(url);
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
      this.#drop(oldest);
    }
    return held.etag;
  }

  /** An answer that changed while it was asked for is used, but not held. */
  #asked({ url, etag: known, tags }: Read): Held {
    const isHeld = () => this.#held.get(url) === held;
    const drop = () => {
      if (isHeld()) this.#drop(url);
    };
    const ask = async () => {
      const since = this.#changes.watch();
      try {
        const response = await this.#apiFetch(url, {
          method: 'HEAD',
          headers: { 'If-None-Match': known },
        });
        const found = tagsOfAnswer(response);
        if (since.touches(found)) drop();
        else if (isHeld()) this.#tag(url, held, found);
        return response.status === 304 ? known : etagOf(response);
      } finally {
        since.end();
      }
    };
    const held: Held = { etag: Promise.resolve().then(ask), tags: [] };
    this.#tag(url, held, tags);
    held.etag.catch(drop);
    return held;
  }

  #tag(url: string, held: Held, tags: readonly string[]): void {
    for (const tag of held.tags) this.#urlsByTag.delete(tag, url);
    for (const tag of tags) this.#urlsByTag.add(tag, url);
    held.tags = tags;
  }

  #drop(url: string): void {
    const held = this.#held.get(url);
    if (!held) return;
    this.#held.delete(url);
    this.#tag(url, held, []);
  }
}
