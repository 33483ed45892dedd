import { join } from 'node:path';
import { Hono } from 'hono';
import type { Logger } from 'pino';
import { postPath } from '../src/lib/routes.ts';
import type { createApi } from './api/app.ts';
import { uploadTag } from './api/cache-tag.ts';
import type { ApiDependencies, ApiEnv } from './api/dependencies.ts';
import { inProcess } from './api/in-process.ts';
import { indexesOn } from './api/indexes.ts';
import { tellOfSharedSlugs } from './api/shared-slugs.ts';
import { apiOn } from './api-on.ts';
import { creationsBeside } from './creations-file.ts';
import type { Edge } from './edge/edge.ts';
import { isHttps, places, type Settings } from './env.ts';
import { RecentColours } from './highlighter/highlight-all.ts';
import { Highlighter } from './highlighter/highlighter.ts';
import { readColours, writeColours } from './highlighter/kept-colours.ts';
import { keepSummaries } from './kept-summaries.ts';
import { openOwnContent } from './open-content.ts';
import { securityHeaders } from './security/headers.ts';
import type { Secrets } from './security/secrets.ts';
import { followCalendar } from './site/follow-calendar.ts';
import type { Publisher } from './site/publisher.ts';
import { Saves } from './site/saves.ts';
import { serveUploads } from './site/serve-uploads.ts';
import { keepPublished, openSite, publishAll } from './site/site.ts';
import { holdSite, problemsOf, siteAt } from './site/site-folder.ts';
import { siteRoutes } from './site/site-routes.ts';
import { hashed, staticFiles } from './site/static-files.ts';
import { UploadFolder } from './uploads/upload-folder.ts';

type Parts = {
  api: ReturnType<typeof createApi>;
  publisher: Publisher;
  saves: Saves;
  settings: Settings;
  log: Logger;
};

/** Who answers which address: the API, the uploads, the pages, the files of the build. */
function everyRoute({ api, publisher, saves, settings, log }: Parts) {
  const assets = staticFiles({
    folder: join(places.build, 'client'),
    cacheControl: (path) => (path.startsWith(hashed.folder) ? hashed.cacheControl : 'no-cache'),
  });
  const app = new Hono<ApiEnv>()
    .use(securityHeaders(isHttps(settings)))
    .use('/api/*', saves.acknowledged)
    .all('/api/*', (c) => api.fetch(c.req.raw, c.env))
    .route('/', serveUploads(settings.CONTENT_DIR, 'public, max-age=3600'))
    .all('*', siteRoutes(publisher, assets));
  return app.onError((error, c) => {
    log.error(error, 'a request failed');
    return c.text('Something went wrong on the server.', 500);
  });
}

type FrontEdge = Pick<Edge, 'pages' | 'restarts'>;

/**
 * The whole server: API, uploads and the published site, as one app.
 *
 * Throws `BadSetting` when a folder cannot be used.
 *
 * @param edge what serves pages by itself.
 * @returns `fetch` answers a request; `publish` brings all pages up to date in the background, and
 * resolves when they are and nothing is left to prepare; `warmUp` loads the pages' code, so that
 * the first save does not wait for it; `close` stops following changes and finishes what is under
 * way.
 */
export async function createServer(
  given: Settings,
  secrets: Secrets,
  log: Logger,
  edge?: FrontEdge,
) {
  const { API_BASE: _another, ...settings } = given; // a server's pages show its own content
  const { build } = places;
  const at = siteAt(build, settings);
  const { store, release } = await openOwnContent(settings.CONTENT_DIR, log, at);
  const siteLock = await holdSite(at, log);
  let siteHealth: ApiDependencies['siteHealth'] = () => ({});
  const indexes = indexesOn(store);
  tellOfSharedSlugs(store, indexes.postIndex, log);
  const colours = new RecentColours(await readColours(build, at));
  const highlighter = new Highlighter(log);
  const highlightAll = colours.by(highlighter.colours);
  const uploads = new UploadFolder(settings.CONTENT_DIR, log);
  const creations = creationsBeside(at.folder, log);
  const more = { siteHealth: () => siteHealth(), highlightAll, uploads, creations };
  const api = apiOn(store, secrets, settings, log, more, indexes);
  const apiFetch = inProcess(api);
  const posts = store.collection('posts');
  const hot = edge?.pages;
  const publisher = await openSite({ build, at, posts, colours, settings, apiFetch, log, hot });
  siteHealth = () => ({
    ...publisher.health(),
    ...(edge && { edgeRestarts: edge.restarts }),
    problems: problemsOf(siteLock),
  });
  const summaries = keepSummaries({ ...indexes, at, log });
  const saves = new Saves(publisher);
  keepPublished(publisher, store, indexes.postIndex, saves);
  uploads.onChange((name) => publisher.changed([uploadTag(name)]));
  const endCalendar = followCalendar(publisher);

  const { fetch } = everyRoute({ api, publisher, saves, settings, log });
  return {
    fetch,
    publish: async () => {
      publishAll(
        publisher,
        indexes.postIndex.published().map(({ value }) => value),
      );
      await summaries.fillUp(publisher.idle());
      await publisher.idle();
    },
    warmUp: () => {
      const [newest] = indexes.postIndex.published();
      return publisher.warmUp(newest ? postPath(newest.value.slug) : '/').finally(highlighter.end);
    },
    close: async () => {
      endCalendar();
      uploads.close();
      await store.close();
      await publisher.close();
      await summaries.keep();
      await writeColours(build, at, colours.all()).catch((error) =>
        log.warn(error, 'coloured code could not be kept, and will be made again'),
      );
      siteLock.release(); // only now may another server write here
      await release();
    },
  };
}

/** The whole server, opened. */
export type Site = Awaited<ReturnType<typeof createServer>>;
