import { tabStorage } from './device-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Keeps what was done, to be said on the page it leads to; for this tab alone. */
export const keepNotice = (text: string): boolean => tabStorage.set(storageKeys.notice, text);

/** What was done on the page before, once. */
export function takeNotice(): string | null {
  const notice = tabStorage.get(storageKeys.notice);
  if (notice !== null) tabStorage.remove(storageKeys.notice);
  return notice;
}
