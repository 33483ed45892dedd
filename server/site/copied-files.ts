import { lstatSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Logger } from 'pino';
import * as v from 'valibot';
import { contentOf } from '../store/file-content.ts';
import { replaceFile } from '../store/replace-file.ts';
import { besidePages } from './beside-pages.ts';
import { fileInfo } from './file-info.ts';
import { removeFile } from './site-files.ts';

/** A folder of pages, the files in it that are pages, and where to tell of what was odd there. */
export type SiteFolder = { folder: string; pages: readonly string[]; log?: Pick<Logger, 'warn'> };

/** The files that exports made in a folder, by their paths there. */
const copiedSchema = v.object({ assets: v.array(v.string()), uploads: v.array(v.string()) });
type Copied = v.InferOutput<typeof copiedSchema>;

const listIn = (folder: string) => besidePages(folder, 'copied.json');

const nothing: Copied = { assets: [], uploads: [] };

/** What the last export copied into a folder; nothing where its list is damaged, which is told. */
export function copiedTo({ folder, log }: SiteFolder): Copied {
  const list = contentOf(listIn(folder));
  if (list === null) return nothing;
  try {
    return v.parse(copiedSchema, JSON.parse(new TextDecoder().decode(list)));
  } catch {
    log?.warn(
      `${listIn(folder)} was damaged: what earlier exports copied and this one does not stays`,
    );
    return nothing;
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
  site: SiteFolder,
  kind: keyof Copied,
  names: string[],
): Promise<void> {
  const { folder, pages } = site;
  const before = copiedTo(site);
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
