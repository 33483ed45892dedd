import { randomBytes, randomUUID } from 'node:crypto';
import { chmodSync, chownSync, lstatSync, realpathSync, type Stats, statSync } from 'node:fs';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { syncFolder } from './folders.ts';

/** Temporary files of writes under way; one that outlives its write holds nothing acknowledged. */
export const isTemporary = (name: string): boolean => /^\..+\.[0-9a-f-]{36}\.tmp$/.test(name);

/** Removes from a folder what unfinished writes left behind; none may be under way. */
export async function removeLeftovers(path: string): Promise<void> {
  const leftovers = (await readdir(path)).filter(isTemporary);
  await Promise.all(leftovers.map((name) => rm(join(path, name), { force: true })));
}

/** How much of a file's name is in its temporary one, which is to be no longer than systems allow. */
const NAME_PART = 40;

const temporaryFor = (file: string) =>
  join(dirname(file), `.${basename(file).slice(0, NAME_PART)}.${randomUUID()}.tmp`);

/** What is written to a file. */
export type Content = string | Uint8Array;

/**
 * Readable by everyone, or by its owner alone. Without one a file gets the mode, and where that is
 * permitted the owner and group, of the one it replaces; the first is readable by everyone.
 */
export type Mode = 0o644 | 0o600 | undefined;

/** A file to be replaced, and how it is now, if it is. */
type Target = { path: string; now?: Stats | undefined };

/** The file itself that a path leads to: a link stays, and what it leads to is replaced. */
function targetOf(file: string): Target {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (!found?.isSymbolicLink()) return { path: file, now: found?.isFile() ? found : undefined };
  try {
    const path = realpathSync(file);
    return { path, now: statSync(path) };
  } catch {
    return { path: file }; // a link that leads nowhere is replaced itself
  }
}

/** The folder in which a file is replaced. */
export const folderOf = (file: string): string => dirname(targetOf(file).path);

function asFarAsPermitted(change: () => void): void {
  try {
    change();
  } catch {
    // what was acknowledged counts more than who may read it besides
  }
}

/** Makes a new file as accessible as another. Most are already, and cost no more than a look. */
function makeLike({ uid, gid, mode }: Stats, file: string): void {
  const made = statSync(file);
  if (made.gid !== gid) asFarAsPermitted(() => chownSync(file, -1, gid));
  if (made.uid !== uid) asFarAsPermitted(() => chownSync(file, uid, -1));
  if (made.mode !== mode) asFarAsPermitted(() => chmodSync(file, mode & 0o7777));
}

type NewFile = { content: Content | Iterable<Uint8Array>; mode: Mode; like: Stats | undefined };

async function syncedFile(file: string, { content, mode, like }: NewFile): Promise<void> {
  const handle = await open(file, 'wx', mode ?? (like ? like.mode & 0o777 : 0o644));
  try {
    await handle.writeFile(content);
    if (like && mode === undefined) makeLike(like, file);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes this many bytes to a folder, durably, and removes them. Rejects where that cannot be done.
 * They are random: a file system that compresses has room for zeros also when it is full.
 *
 * @param name of the file; `isTemporary`.
 */
export async function tryWriting(folder: string, name: string, bytes: number): Promise<void> {
  const file = join(folder, name);
  await rm(file, { force: true }); // left there by a trial that could not remove it
  try {
    await syncedFile(file, { content: randomBytes(bytes), mode: 0o600, like: undefined });
  } finally {
    await rm(file, { force: true });
  }
  await syncFolder(folder);
}

/**
 * Replaces a file's content in one step. Rejects with the file as it was. The change survives a
 * power cut only once the folder is synced too. `check` is called when the new content is on disk,
 * right before it takes the old one's place, and may throw to prevent that.
 *
 * @returns that folder.
 */
export async function replaceFile(
  file: string,
  content: Content | Iterable<Uint8Array>,
  mode: Mode,
  check: () => void = () => {},
): Promise<string> {
  const { path, now } = targetOf(file);
  const temporary = temporaryFor(path);
  try {
    await syncedFile(temporary, { content, mode, like: now });
    check();
    await rename(temporary, path);
    return dirname(path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
