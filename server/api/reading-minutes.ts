import { setImmediate as turn } from 'node:timers/promises';
import type { Post } from '../../src/entities/post.ts';
import { readPostBody } from '../../src/lib/post-body/render.ts';
import { readingMinutes } from '../../src/lib/reading-time.ts';
import type { Entry } from '../store/document-set.ts';
import { shownMinutes } from './post-views.ts';

/** So many bodies are read before others get their turn. */
const BATCH = 8;

/** The minutes to read each post, counted once for each version of it. */
export class ReadingMinutes {
  readonly #known = new Map<string, number>();

  /** The minutes to read all these posts. Other requests are answered meanwhile. */
  async total(entries: readonly Entry<Post>[]): Promise<number> {
    let [minutes, read] = [0, 0];
    for (const entry of entries) {
      if (!this.#known.has(entry.version) && ++read % BATCH === 0) await turn();
      minutes += this.#of(entry);
    }
    return minutes;
  }

  #of({ version, value }: Entry<Post>): number {
    const known = this.#known.get(version);
    if (known !== undefined) return known;
    const minutes = shownMinutes(value) ?? readingMinutes(readPostBody(value.body).words);
    this.#known.set(version, minutes);
    return minutes;
  }
}
