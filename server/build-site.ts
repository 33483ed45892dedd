import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import pino, { type Logger } from 'pino';
import { apiOn, openContent } from './app.ts';
import { BadSetting, places, readSettings, type Settings } from './env.ts';
import { addAssets, addCompressedCopies, addHeaders, addRedirects } from './site/export.ts';
import { allPaths } from './site/paths.ts';
import type { ApiFetch } from './site/recording-fetch.ts';
import { openSite } from './site/site.ts';

/** The API of another host when `API_BASE` names one, else the one on the content folder. */
async function chooseApi(
  settings: Settings,
  log: Logger,
): Promise<{ apiFetch: ApiFetch; close: () => Promise<void> }> {
  const base = settings.API_BASE;
  if (base) return { apiFetch: (path, init) => fetch(base + path, init), close: async () => {} };
  const store = await openContent(settings.CONTENT_DIR, log);
  const tokenKey = new Uint8Array(randomBytes(32));
  const nobody = { passphraseHash: async () => '', tokenKey, renewKey: async () => tokenKey };
  const api = apiOn(store, nobody, settings, log, () => ({}));
  return { apiFetch: async (path, init) => api.request(path, init), close: () => store.close() };
}

/** Renders every page and lays everything it needs beside it: a folder any static host can serve. */
async function buildSite(settings: Settings): Promise<void> {
  const log = pino({ level: settings.LOG_LEVEL });
  const { apiFetch, close } = await chooseApi(settings, log);
  const ownContent = settings.CONTENT_DIR === join(places.root, 'content');
  const options = { build: places.build, ownContent, settings, apiFetch, log };
  const { publisher, folder } = await openSite(options);
  publisher.wantKnown();
  publisher.want(await allPaths(apiFetch));
  await publisher.idle();
  const { failures, pages } = publisher.health();
  if (failures) throw new BadSetting(`Pages could not be rendered: ${JSON.stringify(failures)}`);
  await addAssets(folder, places.build, settings.API_BASE ? null : settings.CONTENT_DIR);
  await addHeaders(folder, publisher.records());
  await addRedirects(folder, publisher.records());
  await addCompressedCopies(folder);
  await close();
  process.stdout.write(`${pages} pages in ${folder}\n`);
}

try {
  await buildSite(readSettings(process.env));
} catch (error) {
  if (!(error instanceof BadSetting)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
