import type { ChangesKept } from '../api/changes.ts';
import { tabStorage } from '../stores/device-storage.ts';
import { storageKeys } from '../stores/storage-keys.ts';

type Changes = Parameters<ChangesKept['keep']>[0];

const key = `${storageKeys.creation}changes`;

/** How many are kept, because the room is small. */
const most = 3;

function read(): Changes {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one?.change?.path === 'string') : [];
  } catch {
    return []; // something else wrote this text
  }
}

/** Keeps as many of the last as there is room for. */
function keep(all: Changes): void {
  for (let kept = all.slice(-most); kept.length > 0; kept = kept.slice(1)) {
    if (tabStorage.set(key, JSON.stringify(kept))) return;
  }
  tabStorage.remove(key);
}

/**
 * What this tab sent to a path of the API without an answer so far: it may be stored, and is the
 * owner's own.
 */
export const sentTo = <T>(path: string): T[] =>
  read()
    .filter(({ change }) => change.path === path)
    .map(({ change }) => change.payload as T);

/** The changes without an answer, remembered by this tab across a reload. */
export const changesInTab: ChangesKept = { read, keep };
