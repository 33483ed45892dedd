import { realpathSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import type { Logger } from 'pino';
import { BadSetting, places, type Settings } from '../env.ts';
import type { KeptAt } from '../kept-summaries.ts';
import { serverBuild } from '../server-build.ts';
import type { DocumentProblem } from '../store/backend.ts';
import { lockName } from '../store/file-lock.ts';
import { FolderLock } from '../store/folder-lock.ts';
import { makeFolder } from '../store/folders.ts';
import { removeLeftovers } from '../store/replace-file.ts';
import { usable } from '../usable-folder.ts';
import { besidePages } from './beside-pages.ts';
import { buildId } from './build-info.ts';
import { contentOrigin } from './journal.ts';

/** Where a path leads, whether or not there is something yet. */
function realPlace(path: string): string {
  try {
    return realpathSync(path);
  } catch {
    const parent = dirname(path);
    return parent === path ? path : join(realPlace(parent), basename(path));
  }
}

/** Whether a path is a folder, or leads into it. */
const isWithin = (path: string, folder: string) => relative(folder, path).split(sep)[0] !== '..';

/** Pages among the content would be taken for content, and content for pages. */
function refuseSharedPlace(site: string, content: string): void {
  const [pages, words] = [realPlace(site), realPlace(content)];
  if (isWithin(pages, words) || isWithin(words, pages)) {
    throw new BadSetting(`SITE_DIR ${site} must be neither in CONTENT_DIR nor around it.`);
  }
}

const shortHash = (folder: string) => contentOrigin(folder).slice(0, 8);

/**
 * Where pages are stored: `SITE_DIR`, else beside the build's folder, which a build empties,
 * separately for each content folder.
 */
function siteFolder(build: string, { SITE_DIR, CONTENT_DIR }: Settings): string {
  if (SITE_DIR) refuseSharedPlace(SITE_DIR, CONTENT_DIR);
  if (SITE_DIR) return SITE_DIR;
  const name = CONTENT_DIR === places.content ? 'site' : `site-${shortHash(CONTENT_DIR)}`;
  return join(dirname(build), name);
}

/**
 * Where pages are stored, and the build of the pages and of the server. Throws `BadSetting` when
 * the content is stored there too.
 */
export const siteAt = (build: string, settings: Settings): KeptAt => ({
  folder: siteFolder(build, settings),
  build: `${buildId(build)} ${serverBuild()}`,
});

/**
 * Locks the folder of the pages for this process, until the lock is released, and removes what
 * unfinished writes left beside them: only the one writer knows that none is under way. Throws
 * `BadSetting` when that cannot be done, or another process holds it.
 */
export const holdSite = ({ folder }: KeptAt, log: Logger): Promise<FolderLock> =>
  usable('SITE_DIR', folder, async () => {
    const beside = dirname(besidePages(folder, lockName));
    await makeFolder(beside);
    const lock = new FolderLock(beside, log);
    await removeLeftovers(beside);
    return lock;
  });

/** What `/api/health` says of that lock. */
export const problemsOf = ({ problem }: FolderLock): DocumentProblem[] =>
  problem === undefined ? [] : [{ file: 'SITE_DIR', reason: problem }];
