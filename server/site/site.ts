import { realpathSync } from 'node:fs';
import type { Logger } from 'pino';
import type { Post } from '../../src/entities/post.ts';
import type { PostIndex } from '../api/post-index.ts';
import { partOf } from '../api/post-parts.ts';
import { adoptSummaries } from '../api/shared-summaries.ts';
import type { HotPages } from '../edge/hot-pages.ts';
import { type Settings, withoutSecrets } from '../env.ts';
import type { RecentColours } from '../highlighter/highlight-all.ts';
import type { KeptAt } from '../kept-summaries.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { DocumentSet } from '../store/document-set.ts';
import { usable } from '../usable-folder.ts';
import { buildId } from './build-info.ts';
import { tagsOfChange } from './cache-tags.ts';
import { contentOrigin } from './journal.ts';
import { allPaths, pathsOf, type Slugs } from './paths.ts';
import { Publisher } from './publisher.ts';
import type { ApiFetch } from './recording-fetch.ts';
import { RenderPool } from './render-pool.ts';
import { rendererWhenNeeded } from './renderer.ts';
import type { Saves } from './saves.ts';
import { SiteFiles } from './site-files.ts';

type SiteOptions = {
  /** The folder `astro build` wrote to. */
  build: string;
  settings: Settings;
  /** Where the pages are kept. */
  at: KeptAt;
  /** The posts that `apiFetch` answers with, where they are read in this process. */
  posts?: DocumentSet<Post> | undefined;
  /** The coloured code that `apiFetch` answers with, where it is kept in this process. */
  colours?: RecentColours;
  apiFetch: ApiFetch;
  log: Logger;
  hot?: HotPages | undefined;
  /** Whether the pages are for a static host. */
  exported?: boolean;
};

/**
 * Opens the published site: its pages on disk, each checked before it is served. Throws
 * `BadSetting` when they cannot be kept there.
 */
export async function openSite(options: SiteOptions): Promise<Publisher> {
  const { build, at, posts, colours, settings, apiFetch, log, hot, exported } = options;
  const locals = { siteUrl: settings.SITE_URL, ownerHosts: settings.OWNER_HOSTS, exported };
  const files = new SiteFiles(at.folder, {
    build: buildId(build),
    content: contentOrigin(settings.API_BASE ?? realpathSync(settings.CONTENT_DIR)),
    locals: JSON.stringify(locals),
  });
  const renderer = rendererWhenNeeded(build);
  const task = { build, settings: withoutSecrets(settings), locals, keptAt: at };
  const pool = new RenderPool(task, (news) => {
    if (posts) adoptSummaries(posts, news.summaries);
    colours?.adopt(news.colours);
  });
  const publisher = new Publisher({ renderer, apiFetch, files, log, locals, pool, hot });
  await usable('SITE_DIR', at.folder, () => publisher.open());
  return publisher;
}

/**
 * Publishes every change from now on.
 *
 * @param postIndex must hear of a change before this does.
 */
export function keepPublished(
  publisher: Publisher,
  store: ContentStore,
  postIndex: PostIndex,
  saves: Saves,
): void {
  const part = (id: string, post: Post) => partOf(postIndex, id, post);
  store.onChange((change) => {
    publisher.changed(tagsOfChange(change, part), saves.keptBy(change));
    if (change.folder === 'posts') publisher.want(pathsOf(change, postIndex.published().length));
  });
}

/**
 * Publishes in the background every page that is missing or out of date, and removes those there
 * are no more.
 *
 * @param posts those that are published.
 * @param paths of which pages: all, or only those that visitors read.
 */
export function publishAll(
  publisher: Publisher,
  posts: readonly Slugs[],
  paths: typeof allPaths = allPaths,
): void {
  publisher.wantKnown();
  publisher.want(paths(posts));
}
