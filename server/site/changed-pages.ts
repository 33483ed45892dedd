import { setTimeout as delay } from 'node:timers/promises';
import { everyPost } from '../api/cache-tag.ts';
import type { Changes } from './changes.ts';
import type { CurrentPages } from './current-pages.ts';
import type { Failures } from './failures.ts';
import type { Freshness } from './freshness.ts';
import type { PageMaker } from './page-maker.ts';
import type { WaitingLine } from './waiting-line.ts';

/** So long a save waits for the page it changes at most: longer than it takes on a busy machine. */
const LONGEST_KEPT_MS = 50;

type Options = {
  maker: Pick<PageMaker, 'answers' | 'records'>;
  changes: Changes;
  freshness: Freshness;
  failures: Failures;
  line: WaitingLine;
  pages: Pick<CurrentPages, 'bring'>;
};

/** What becomes of the pages that a change can concern. */
export class ChangedPages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Marks them, and publishes them in the background, in the tags' order; as `Publisher.changed`. */
  changed(tags: readonly string[], kept?: string): void {
    const { maker, changes, freshness, failures, line } = this.#options;
    maker.answers.forget(tags);
    changes.note(tags);
    const paths = new Set(tags.flatMap((tag) => maker.records.withTag(tag)));
    const common = new Set(maker.records.withTag(everyPost));
    const failed = failures.paths();
    for (const path of [...paths, ...failed]) freshness.overtaken(path, path === kept);
    line.first(paths.difference(common));
    line.soon(paths.intersection(common));
    line.last(failed);
  }

  /** Has nobody get the page as it was any more; as `Publisher.replaced`. */
  async replaced(path: string): Promise<void> {
    const { freshness, line, pages } = this.#options;
    if (freshness.isOutgoing(path)) {
      const successor = Promise.allSettled([pages.bring(path)]); // which tells of a failure
      await Promise.race([successor, delay(LONGEST_KEPT_MS, undefined, { ref: false })]);
    }
    freshness.letGo(path);
    line.pause();
  }
}
