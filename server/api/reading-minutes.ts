import type { Post } from '../../src/entities/post.ts';
import { inSlices } from '../../src/lib/in-slices.ts';
import type { Entry } from '../store/document-set.ts';
import { hasSummary, summaryOf } from './post-summaries.ts';

type Counted = { entries: readonly (Entry<Post> | undefined)[]; minutes: number };
const none = (length: number): Counted => ({ entries: new Array(length), minutes: 0 });

/**
 * The total minutes to read many posts; after the first total, only posts that differ are counted
 * again.
 */
export class ReadingMinutes {
  #last: Counted = none(0);

  /**
   * The minutes to read all these posts. Other requests are answered meanwhile. Posts that are the
   * same cost next to nothing, however many they are: they are compared at every save.
   */
  async total(entries: readonly Entry<Post>[]): Promise<number> {
    const before = this.#last.entries.length === entries.length ? this.#last : none(entries.length);
    const turn = inSlices();
    let { minutes } = before;
    for (let place = 0; place < entries.length; place++) {
      const entry = entries[place];
      const old = before.entries[place];
      if (old === entry || entry === undefined) continue;
      if (!hasSummary(entry)) await turn();
      minutes += summaryOf(entry).minutes - (old ? summaryOf(old).minutes : 0);
    }
    this.#last = { entries, minutes };
    return minutes;
  }
}
