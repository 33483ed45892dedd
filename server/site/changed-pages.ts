import { setTimeout as delay } from 'node:timers/promises';
import { isCommon } from '../api/cache-tag.ts';
import type { Changes } from './changes.ts';
import type { CurrentPages } from './current-pages.ts';
import type { Failures } from './failures.ts';
import type { Freshness } from './freshness.ts';
import type { PageMaker } from './page-maker.ts';
import type { PageQueue } from './page-queue.ts';

/**
 * The longest a save waits for its page to be rendered: longer than the largest takes on a busy
 * machine. Whoever saved waits for it in any case, and others read the old version meanwhile.
 */
const LONGEST_KEPT_MS = 250;

type Options = {
  maker: Pick<PageMaker, 'answers' | 'records'>;
  changes: Changes;
  freshness: Freshness;
  failures: Failures;
  queue: PageQueue;
  pages: Pick<CurrentPages, 'bring'>;
};

/** Marks and publishes the pages that a change may affect. */
export class ChangedPages {
  readonly #options: Options;

  constructor(options: Options) {
    this.#options = options;
  }

  /** See `Publisher.changed`. */
  changed(tags: readonly string[], kept?: string): void {
    const { maker, changes, freshness, failures, queue } = this.#options;
    maker.answers.forget(tags);
    changes.note(tags);
    const paths = new Set(tags.flatMap((tag) => maker.records.withTag(tag)));
    const common = new Set(tags.filter(isCommon).flatMap((tag) => maker.records.withTag(tag)));
    const failed = failures.paths();
    for (const path of [...paths, ...failed]) freshness.overtaken(path, path === kept);
    queue.first(paths.difference(common));
    queue.soon(paths.intersection(common));
    queue.last(failed);
  }

  /** See `Publisher.replaced`. */
  async replaced(path: string): Promise<void> {
    const { freshness, queue, pages } = this.#options;
    if (freshness.isOutgoing(path)) {
      const successor = Promise.allSettled([pages.bring(path)]); // which reports a failure
      await Promise.race([successor, delay(LONGEST_KEPT_MS, undefined, { ref: false })]);
    }
    freshness.letGo(path);
    queue.pause();
  }
}
