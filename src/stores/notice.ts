import { tabStorage } from './device-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Keeps a message for the next page to show in this tab. */
export const keepNotice = (text: string): boolean => tabStorage.set(storageKeys.notice, text);

/** The message the page before left; reading it removes it. */
export function takeNotice(): string | null {
  const notice = tabStorage.get(storageKeys.notice);
  if (notice !== null) tabStorage.remove(storageKeys.notice);
  return notice;
}
