import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { BadSetting } from '../env.ts';
import { replaceFile } from '../store/replace-file.ts';
import { copiedTo, replaceCopied, type SiteFolder } from './copied-files.ts';
import { visibleFiles } from './export.ts';
import { fileInfo } from './file-info.ts';
import { fileWithin } from './static-files.ts';
import { uploadAddresses } from './upload-addresses.ts';

type Get = (path: string) => Promise<Response>;

/** Addresses of uploads, by the path of their file in the folder of pages. */
type Uploads = Map<string, string>;

/**
 * The file of an upload in a folder of pages, by its path there: of the names that a server shows
 * uploads under (`serveUploads`), and of no other.
 */
function nameOf(folder: string, address: string): string | null {
  const uploads = join(folder, 'uploads');
  const file = fileWithin(uploads, address.replace(/^\/uploads/, ''));
  return file === null || file.endsWith(sep) ? null : relative(folder, file);
}

/** The uploads that pages refer to, and the addresses among these that no upload can have. */
async function uploadsIn(folder: string): Promise<{ uploads: Uploads; impossible: string[] }> {
  const addresses = new Set<string>();
  for await (const file of visibleFiles(folder)) {
    if (!/\.(html|xml)$/.test(file)) continue;
    for (const address of uploadAddresses(await readFile(file, 'utf8'))) addresses.add(address);
  }
  const uploads: Uploads = new Map();
  const impossible: string[] = [];
  for (const address of addresses) {
    const name = nameOf(folder, address);
    if (name === null) impossible.push(address);
    else uploads.set(name, address);
  }
  return { uploads, impossible };
}

async function absentFrom(folder: string, uploads: Uploads): Promise<Uploads> {
  const absent: Uploads = new Map();
  for (const [name, address] of uploads) {
    if (!(await fileInfo(join(folder, name)))) absent.set(name, address);
  }
  return absent;
}

const NOT_FOUND = 404;

/**
 * Fetches a file; returns whether there is one. Throws `BadSetting` when the site does not say:
 * while it restarts, its pictures are not missing.
 */
async function fetchInto(file: string, address: string, get: Get): Promise<boolean> {
  const response = await get(address);
  const { status } = response;
  if (status === NOT_FOUND) return false;
  if (!response.ok) throw new BadSetting(`${address} could not be fetched (status ${status}).`);
  await mkdir(dirname(file), { recursive: true });
  await replaceFile(file, new Uint8Array(await response.arrayBuffer()), 0o644);
  return true;
}

/**
 * Fetches the uploads that pages refer to from the site whose content they show, so that the folder
 * holds all of its pictures; removes those that pages refer to no more.
 *
 * Throws `BadSetting` when that site answers otherwise than with a picture or that it has none.
 *
 * @returns the addresses under which that site has none.
 */
export async function fetchUploads(site: SiteFolder, get: Get): Promise<string[]> {
  const { folder } = site;
  const { uploads, impossible } = await uploadsIn(folder);
  const absent = await absentFrom(folder, uploads);
  const before = new Set(copiedTo(site).uploads);
  const ours = new Set([...uploads.keys()].filter((name) => before.has(name) || absent.has(name)));
  await replaceCopied(site, 'uploads', [...ours]);
  const missing: string[] = [];
  for (const [name, address] of absent) {
    if (await fetchInto(join(folder, name), address, get)) continue;
    missing.push(address);
    ours.delete(name);
  }
  if (missing.length > 0) await replaceCopied(site, 'uploads', [...ours]);
  return [...impossible, ...missing];
}
