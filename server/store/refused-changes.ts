import { rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { codeOf, Outdated } from './errors.ts';
import { contentOf, isSame } from './file-content.ts';
import { syncFolder } from './folders.ts';
import { KeyQueue } from './key-queue.ts';
import { folderOf, type Mode, replaceFile } from './replace-file.ts';

/**
 * A change that was made but refused: what the file held before, and what the change left in it.
 */
type Refused = { before: Uint8Array | null; leaves: Uint8Array | null; mode: Mode };

type Debt = Refused & {
  /** The undo that is queued or running. */
  undo?: Promise<void>;
  retry?: NodeJS.Timeout;
};

/** Files that could not be put back yet: readers get what such a file held before. */
const owed = new Map<string, Debt>();
const RETRY_MS = 1_000;

/** Writes to one file take turns, so that an undo never overwrites a later write. */
export const writes = new KeyQueue();

/** Stops trying to put a file back. */
export function forget(file: string): void {
  clearTimeout(owed.get(file)?.retry);
  owed.delete(file);
}

/** Undoes a change that was made but is refused, now or as soon as the disk allows. */
export async function refuse(file: string, change: Refused): Promise<void> {
  forget(file);
  owed.set(file, { ...change });
  await putBack(file);
}

/** A folder that is gone has nothing to sync. */
function ignoreMissing(error: unknown): void {
  if (codeOf(error) !== 'ENOENT') throw error;
}

/** Throws `Outdated` when someone else changes the file meanwhile. */
async function undo(file: string, { before, leaves, mode }: Refused): Promise<void> {
  if (before === null) return rm(file, { force: true });
  await replaceFile(file, before, mode, () => {
    if (!isSame(contentOf(file), leaves)) throw new Outdated();
  });
}

/**
 * Undoes a refused change durably, unless someone has changed the file since. Retries on failure.
 */
async function putBack(file: string): Promise<void> {
  const debt = owed.get(file);
  if (!debt) return;
  try {
    if (isSame(contentOf(file), debt.leaves)) await undo(file, debt);
    await syncFolder(folderOf(file)).catch(ignoreMissing);
    forget(file);
  } catch {
    clearTimeout(debt.retry); // the disk may recover
    debt.retry = setTimeout(() => void settle(file), RETRY_MS).unref();
  }
}

/** Puts a file back, once for all who ask meanwhile. Does nothing when nothing is owed. */
async function settle(file: string): Promise<void> {
  const debt = owed.get(file);
  if (!debt) return;
  debt.undo ??= writes
    .run(file, () => putBack(file))
    .finally(() => {
      debt.undo = undefined;
    });
  await debt.undo;
}

/** Tries a last time to put back the files below a folder, then leaves them alone. */
export async function settleFolder(folder: string): Promise<void> {
  const files = [...owed.keys()].filter((file) => file.startsWith(join(folder, sep)));
  await Promise.all(files.map(settle));
  files.forEach(forget);
}

/** What a file holds now, apart from a refused change that is still in it. */
export function acceptedNow(file: string): Uint8Array | null {
  const current = contentOf(file);
  const debt = owed.get(file);
  return debt && isSame(current, debt.leaves) ? debt.before : current;
}

/** Throws `Outdated` unless a file still holds this, apart from a refused change. */
export function checkStillHolds(file: string, seen: Uint8Array | null): void {
  if (!isSame(acceptedNow(file), seen)) throw new Outdated();
}

/** What a file holds, apart from a refused change, which is undone first where that is possible. */
export async function acceptedContentOf(file: string): Promise<Uint8Array | null> {
  await settle(file);
  return acceptedNow(file);
}
