import { randomUUID } from 'node:crypto';
import { open, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Temporary files of writes under way; one that outlives its write holds nothing acknowledged. */
export const isTemporary = (name: string): boolean => /^\..+\.[0-9a-f-]{36}\.tmp$/.test(name);

const temporaryFor = (file: string) =>
  join(dirname(file), `.${basename(file)}.${randomUUID()}.tmp`);

export type Content = string | Uint8Array;

/** Readable by everyone, or by its owner alone. */
export type Mode = 0o644 | 0o600;

async function syncedFile(
  file: string,
  content: Content | Iterable<Uint8Array>,
  mode: Mode,
): Promise<void> {
  const handle = await open(file, 'wx', mode);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Replaces a file's content in one step. Rejects with the file as it was. The change survives a
 * power cut only once the folder is synced too. `check` is called when the new content is on disk,
 * right before it takes the old one's place, and may throw to prevent that.
 */
export async function replaceFile(
  file: string,
  content: Content | Iterable<Uint8Array>,
  mode: Mode,
  check: () => void = () => {},
): Promise<void> {
  const temporary = temporaryFor(file);
  try {
    await syncedFile(temporary, content, mode);
    check();
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
