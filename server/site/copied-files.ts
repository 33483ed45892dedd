import { lstatSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { codeOf } from '../store/errors.ts';
import { replaceFile } from '../store/replace-file.ts';
import { besidePages } from './beside-pages.ts';
import { fileInfo } from './file-info.ts';
import { removeFile } from './site-files.ts';

/** A folder of pages, and the files in it that are pages. */
export type SiteFolder = { folder: string; pages: readonly string[] };

type Kind = 'assets' | 'uploads';

/** The files that exports made in a folder, by their paths there. */
type Copied = Record<Kind, readonly string[]>;

const listIn = (folder: string) => besidePages(folder, 'copied.json');

/** What the last export copied into a folder. */
export async function copiedTo(folder: string): Promise<Copied> {
  try {
    return JSON.parse(await readFile(listIn(folder), 'utf8')) as Copied;
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error;
    return { assets: [], uploads: [] };
  }
}

/**
 * Removes what earlier exports copied and this one does not, and remembers what it copies: only so
 * can the next one tell it from files that no export made, which are left alone. To be called
 * before they are copied, so that an export that is cut short leaves none behind.
 *
 * @param names of all files of this kind.
 */
export async function replaceCopied(
  { folder, pages }: SiteFolder,
  kind: Kind,
  names: readonly string[],
): Promise<void> {
  const before = await copiedTo(folder);
  const now: Copied = { ...before, [kind]: names };
  const wanted = new Set([...pages, ...now.assets, ...now.uploads]);
  for (const name of before[kind]) {
    if (!wanted.has(name)) await removeFile(folder, name);
  }
  await mkdir(dirname(listIn(folder)), { recursive: true });
  await replaceFile(listIn(folder), JSON.stringify(now), 0o644);
}

const isLinkedFile = async (path: string) => (await fileInfo(path))?.isFile() ?? false;

/**
 * The paths of all files in a folder and the folders there. A link counts as the file it leads to;
 * one that leads to a folder, or nowhere, is left out.
 */
export async function filesBelow(folder: string): Promise<string[]> {
  const names: string[] = [];
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isFile = entry.isSymbolicLink() ? await isLinkedFile(path) : !entry.isDirectory();
    if (isFile) names.push(relative(folder, path));
  }
  return names;
}

/**
 * Copies files from one folder to the same paths in another. What a link leads to is copied, and a
 * link in the file's place is replaced, never followed.
 */
export async function copyFiles(from: string, to: string, names: readonly string[]): Promise<void> {
  for (const name of names) {
    const copy = join(to, name);
    if (lstatSync(copy, { throwIfNoEntry: false })?.isSymbolicLink()) await rm(copy);
    await cp(join(from, name), copy, { dereference: true });
  }
}
