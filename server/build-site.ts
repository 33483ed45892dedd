import pino from 'pino';
import { collections } from '../src/entities/collections.ts';
import { visibleEntries } from './api/visible-entries.ts';
import { BadSetting, places, readSettings, type Settings } from './env.ts';
import { removeKept, writeKept } from './kept-summaries.ts';
import { openReadingApi } from './reading-api.ts';
import { runProgram } from './run-program.ts';
import type { SiteFolder } from './site/copied-files.ts';
import { addAssets, addCompressedCopies, addRedirects, addUploads } from './site/export.ts';
import { fetchUploads } from './site/fetch-uploads.ts';
import { addHeaders } from './site/header-rules.ts';
import { fileOf } from './site/page-record.ts';
import { publishedPosts, readPaths } from './site/paths.ts';
import { problemsOfSite } from './site/problems-of-site.ts';
import type { ApiFetch } from './site/recording-fetch.ts';
import { openSite, publishAll } from './site/site.ts';
import { holdSite, siteAt } from './site/site-folder.ts';

/**
 * Adds the pictures that pages show, from the content folder or from the site they are read from.
 */
async function addPictures(site: SiteFolder, settings: Settings, log: pino.Logger): Promise<void> {
  const base = settings.API_BASE;
  if (!base) return addUploads(site, settings.CONTENT_DIR);
  const missing = await fetchUploads(site, (path) => fetch(base + path));
  for (const address of missing) log.warn(`${base} has no picture ${address}`);
}

/**
 * Throws `BadSetting`, with a line for each, when files of the content are not served: pages would
 * lack them.
 */
async function allServed(apiFetch: ApiFetch, base = ''): Promise<void> {
  const problems = await problemsOfSite(apiFetch, base);
  if (problems.length === 0) return;
  const lines = problems.map(({ file, reason }) => `${file} ${reason}`);
  throw new BadSetting(['Nothing is exported until these files are mended:', ...lines].join('\n'));
}

/** Renders every page into a folder, with everything it needs, that any static host can serve. */
async function buildSite(settings: Settings): Promise<void> {
  const log = pino({ level: settings.LOG_LEVEL });
  const { build } = places;
  const at = siteAt(build, settings);
  const lock = await holdSite(at, log);
  const { apiFetch, posts, close } = await openReadingApi(settings, log, at);
  await allServed(apiFetch, settings.API_BASE);
  const publisher = await openSite({ build, at, posts, settings, apiFetch, log, exported: true });
  publishAll(publisher, await publishedPosts(apiFetch), readPaths);
  await publisher.idle();
  if (posts) await writeKept(at, visibleEntries(posts, collections.posts, false));
  else await removeKept(at); // those of a server's own content, which these pages do not show
  await publisher.close();
  const { failures, pages } = publisher.health();
  if (failures) throw new BadSetting(`Pages could not be rendered: ${JSON.stringify(failures)}`);
  const { folder } = at;
  const records = publisher.records();
  const site = { folder, pages: records.map(({ path }) => fileOf(path)), log };
  await addAssets(site, build);
  await addPictures(site, settings, log);
  await addHeaders(folder, records);
  await addRedirects(folder, records);
  await addCompressedCopies(folder);
  await close();
  lock.release();
  process.stdout.write(`${pages} pages in ${folder}\n`);
}

await runProgram(() => buildSite(readSettings(process.env)));
