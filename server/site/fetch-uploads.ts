import { mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { replaceFile } from '../store/replace-file.ts';
import { copiedTo, replaceCopied, type SiteFolder } from './copied-files.ts';
import { visibleFiles } from './export.ts';
import { fileInfo } from './file-info.ts';

type Get = (path: string) => Promise<Response>;

/** Addresses of uploads, by the path of their file in the folder of pages. */
type Uploads = Map<string, string>;

const upload = /\/uploads\/[\w.-]+/g;

async function uploadsIn(folder: string): Promise<Uploads> {
  const found: Uploads = new Map();
  for await (const file of visibleFiles(folder)) {
    if (!/\.(html|xml)$/.test(file)) continue;
    for (const [address] of (await readFile(file, 'utf8')).matchAll(upload)) {
      found.set(address.slice(1), address);
    }
  }
  return found;
}

async function absentFrom(folder: string, uploads: Uploads): Promise<Uploads> {
  const absent: Uploads = new Map();
  for (const [name, address] of uploads) {
    if (!(await fileInfo(join(folder, name)))) absent.set(name, address);
  }
  return absent;
}

/** Fetches a file; returns whether there is one. */
async function fetchInto(file: string, address: string, get: Get): Promise<boolean> {
  const response = await get(address);
  if (!response.ok) return false;
  await mkdir(dirname(file), { recursive: true });
  await replaceFile(file, new Uint8Array(await response.arrayBuffer()), 0o644);
  return true;
}

/**
 * Fetches the uploads that pages refer to from the site whose content they show, so that the folder
 * holds all of its pictures; removes those that pages refer to no more.
 *
 * @returns the addresses under which that site has none.
 */
export async function fetchUploads(site: SiteFolder, get: Get): Promise<string[]> {
  const { folder } = site;
  const uploads = await uploadsIn(folder);
  const absent = await absentFrom(folder, uploads);
  const before = new Set((await copiedTo(folder)).uploads);
  const ours = new Set([...uploads.keys()].filter((name) => before.has(name) || absent.has(name)));
  await replaceCopied(site, 'uploads', [...ours]);
  const missing: string[] = [];
  for (const [name, address] of absent) {
    if (await fetchInto(join(folder, name), address, get)) continue;
    missing.push(address);
    ours.delete(name);
  }
  if (missing.length > 0) await replaceCopied(site, 'uploads', [...ours]);
  return missing;
}
