import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { PostIndex } from './api/post-index.ts';
import { readBodies } from './api/post-views.ts';
import type { ReadingMinutes } from './api/reading-minutes.ts';

type Options = {
  minutes: ReadingMinutes;
  postIndex: PostIndex;
  /** Where pages are kept, and the build they come from. */
  site: { folder: string; build: string };
  log: Logger;
};

/**
 * Keeps the minutes to read all posts beside the pages, so that a start need not read every body;
 * those are read, for lists, once all pages stand.
 *
 * @param settled resolves when all pages stand: the rest waits for them.
 * @returns `done` resolves when that is done; `keep` keeps what was counted since.
 */
export async function keepMinutes(options: Options, settled: Promise<void>) {
  const { minutes, postIndex, site, log } = options;
  const folder = join(site.folder, '.publisher');
  const file = join(folder, 'minutes.json');
  const keep = async () => {
    try {
      await readBodies(postIndex.published());
      await mkdir(folder, { recursive: true });
      await minutes.keep(file, site.build, postIndex.published());
    } catch (error) {
      log.warn(error, 'the minutes to read all posts could not be kept, and will be counted again');
    }
  };
  await minutes.load(file, site.build);
  let kept = false;
  const done = settled.then(keep).then(() => {
    kept = true;
  });
  return { done, keep: async () => (kept ? keep() : undefined) };
}
