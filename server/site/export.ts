import { cp, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { staticHeaders } from '../security/headers.ts';
import { encoded, isCompressible } from './encoding.ts';
import { fileInfo } from './file-info.ts';
import { fileOf, type PageRecord, policyOf } from './page-record.ts';
import { redirectsText } from './redirects.ts';
import { hashed, typeOf } from './static-files.ts';

const BEST = 11;

/** Copies the build's assets beside the pages. */
export const addAssets = (folder: string, build: string): Promise<void> =>
  cp(join(build, 'client'), folder, { recursive: true });

/** Copies the uploads of a content folder beside the pages. */
export const addUploads = (folder: string, content: string): Promise<void> =>
  cp(join(content, 'uploads'), join(folder, 'uploads'), { recursive: true });

async function* files(folder: string): AsyncGenerator<string> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) yield* files(path);
    else if (entry.isFile()) yield path;
  }
}

const upload = /\/uploads\/[\w.-]+/g;

async function uploadsIn(folder: string): Promise<Set<string>> {
  const found = new Set<string>();
  for await (const file of files(folder)) {
    if (!/\.(html|xml)$/.test(file)) continue;
    for (const [address] of (await readFile(file, 'utf8')).matchAll(upload)) found.add(address);
  }
  return found;
}

/**
 * Fetches the uploads that pages refer to from the site whose content they show, so that the folder
 * holds all of its pictures.
 *
 * @returns the addresses under which that site has none.
 */
export async function fetchUploads(folder: string, get: (path: string) => Promise<Response>) {
  const missing: string[] = [];
  await mkdir(join(folder, 'uploads'), { recursive: true });
  for (const address of await uploadsIn(folder)) {
    const file = join(folder, address);
    if (await fileInfo(file)) continue;
    const response = await get(address);
    if (response.ok) await writeFile(file, new Uint8Array(await response.arrayBuffer()));
    else missing.push(address);
  }
  return missing;
}

const isOlder = async (copy: string, original: string) =>
  ((await fileInfo(copy))?.mtimeMs ?? 0) < (await stat(original)).mtimeMs;

/** Writes a brotli and a gzip copy beside every text, where static hosts look for them. */
export async function addCompressedCopies(folder: string): Promise<void> {
  for await (const file of files(folder)) {
    if (!isCompressible(typeOf(file)) || !(await isOlder(`${file}.br`, file))) continue;
    const body = await readFile(file);
    await writeFile(`${file}.gz`, await encoded(body, 'gzip', BEST));
    await writeFile(`${file}.br`, await encoded(body, 'br', BEST));
  }
}

const rule = (path: string, headers: Record<string, string>) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * Some hosts serve a folder's index with a trailing slash, and apply rules for exactly that address
 * only. Where both rules apply, sending a policy twice changes nothing.
 */
const addressesOf = ({ path }: PageRecord) =>
  fileOf(path).endsWith('/index.html') ? [path, `${path}/`] : [path];

/** The pages' headers in the form static hosts read (`_headers`). */
export async function addHeaders(folder: string, records: readonly PageRecord[]): Promise<void> {
  const rules = records.flatMap((record) =>
    addressesOf(record).map((address) =>
      rule(address, { 'Content-Security-Policy': policyOf(record) }),
    ),
  );
  const assets = rule(`${hashed.folder}*`, { 'Cache-Control': hashed.cacheControl });
  const text = [rule('/*', staticHeaders), assets, ...rules].join('\n');
  await writeFile(join(folder, '_headers'), `${text}\n`);
}

/** The addresses that moved for good, in the form static hosts read (`_redirects`). */
export const addRedirects = (folder: string, records: readonly PageRecord[]): Promise<void> =>
  writeFile(join(folder, '_redirects'), redirectsText(records));
