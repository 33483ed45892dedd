import { readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { writeWhole } from '../store/write-whole.ts';
import { copyFiles, filesBelow, replaceCopied, type SiteFolder } from './copied-files.ts';
import { encoded, isCompressible } from './encoding.ts';
import { fileInfo } from './file-info.ts';
import type { PageRecord } from './page-record.ts';
import { redirectsText } from './redirects.ts';
import { typeOf } from './static-files.ts';

const BEST = 11;

/** Copies the build's assets beside the pages, and removes those of earlier builds. */
export async function addAssets(site: SiteFolder, build: string): Promise<void> {
  const client = join(build, 'client');
  const names = await filesBelow(client);
  await replaceCopied(site, 'assets', names);
  await copyFiles(client, site.folder, names);
}

const isHidden = (name: string) => name.split(sep).some((part) => part.startsWith('.'));

/**
 * Copies the uploads of a content folder beside the pages, those that a server shows, and removes
 * what is there no more.
 */
export async function addUploads(site: SiteFolder, content: string): Promise<void> {
  const found = await filesBelow(join(content, 'uploads'));
  const names = found.filter((name) => !isHidden(name)).map((name) => join('uploads', name));
  await replaceCopied(site, 'uploads', names);
  await copyFiles(content, site.folder, names);
}

/** The files in a folder, but for those in hidden folders. */
export async function* visibleFiles(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* visibleFiles(path);
    else if (entry.isFile()) yield path;
  }
}

/**
 * Writes a brotli and a gzip copy beside every text, where static hosts look for them. A copy has
 * the time of its text, so that it is known to be of that one whatever the clock said.
 */
export async function addCompressedCopies(folder: string): Promise<void> {
  for await (const file of visibleFiles(folder)) {
    if (!isCompressible(typeOf(file))) continue;
    const { mtime } = await stat(file);
    if ((await fileInfo(`${file}.br`))?.mtime.getTime() === mtime.getTime()) continue;
    const body = await readFile(file);
    const made = (copy: string) => utimes(copy, mtime, mtime);
    await writeWhole(`${file}.gz`, await encoded(body, 'gzip', BEST), { made });
    await writeWhole(`${file}.br`, await encoded(body, 'br', BEST), { made });
  }
}

/** The addresses that moved for good, in the form static hosts read (`_redirects`). */
export const addRedirects = (folder: string, records: readonly PageRecord[]): Promise<void> =>
  writeFile(join(folder, '_redirects'), redirectsText(records));
