import type { Changes } from './changes.ts';
import { type ApiFetch, etagOf, type Read, tagsOf } from './recording-fetch.ts';

/**
 * What the API's answers are right now, asked once until a change touches them: tells whether what
 * a page was made from is still so.
 */
export class CurrentAnswers {
  readonly #apiFetch: ApiFetch;
  readonly #changes: Changes;
  readonly #etags = new Map<string, Promise<string>>();
  readonly #urlsByTag = new Map<string, Set<string>>();

  constructor(apiFetch: ApiFetch, changes: Changes) {
    this.#apiFetch = apiFetch;
    this.#changes = changes;
  }

  /** Forgets the answers that carry one of the tags. */
  forget(tags: Iterable<string>): void {
    for (const tag of tags) {
      for (const url of this.#urlsByTag.get(tag) ?? []) this.#etags.delete(url);
      this.#urlsByTag.delete(tag);
    }
  }

  /** Whether every answer a page was made from is still the same. */
  async hold(reads: readonly Read[]): Promise<boolean> {
    for (const read of reads) {
      if ((await this.#etag(read)) !== read.etag) return false;
    }
    return true;
  }

  #etag({ url, etag, tags }: Read): Promise<string> {
    this.#carries(url, tags);
    const asked = this.#etags.get(url);
    if (asked) return asked;
    const answer = this.#ask(url, etag);
    this.#etags.set(url, answer);
    answer.catch(() => this.#etags.delete(url));
    return answer;
  }

  /** An answer that changed while it was asked for is used, but not kept. */
  async #ask(url: string, known: string): Promise<string> {
    const since = this.#changes.watch();
    try {
      const response = await this.#apiFetch(url, { headers: { 'If-None-Match': known } });
      const tags = tagsOf(response);
      this.#carries(url, tags);
      if (since.touches(tags)) this.#etags.delete(url);
      return response.status === 304 ? known : etagOf(response);
    } finally {
      since.end();
    }
  }

  #carries(url: string, tags: readonly string[]): void {
    for (const tag of tags) {
      this.#urlsByTag.set(tag, (this.#urlsByTag.get(tag) ?? new Set()).add(url));
    }
  }
}
