import { tabStorage } from './device-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Keeps what a form did, to be said on the page it leads to. */
export const keepNotice = (text: string): boolean => tabStorage.set(storageKeys.careerNotice, text);

/** What a form did before it led here, once. */
export function takeNotice(): string | null {
  const notice = tabStorage.get(storageKeys.careerNotice);
  tabStorage.remove(storageKeys.careerNotice);
  return notice;
}
