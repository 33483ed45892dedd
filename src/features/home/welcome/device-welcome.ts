import { deviceStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

/** A welcome text being written: the words, and those it started from. */
export type WelcomeDraft = { html: string; base: string };

/** What was being written when the page was left, if it differs from what is stored now. */
export function readDraft(): WelcomeDraft | null {
  try {
    const draft = JSON.parse(deviceStorage.get(storageKeys.welcomeDraft) ?? 'null') as WelcomeDraft;
    return typeof draft?.html === 'string' ? draft : null;
  } catch {
    return null; // written by something else; there is nothing to restore
  }
}

/** Keeps the words on the device. Gives false where the device cannot. */
export const keepDraft = (draft: WelcomeDraft): boolean =>
  deviceStorage.set(storageKeys.welcomeDraft, JSON.stringify(draft));

export const dropDraft = (): void => deviceStorage.remove(storageKeys.welcomeDraft);

/** The welcome text as this device last had it; null when it never had one. */
export const keptWelcome = (): string | null => deviceStorage.get(storageKeys.welcome);

/** Keeps the welcome text as it is stored now; a device that cannot is none to fall back on. */
export const keepWelcome = (html: string): boolean => deviceStorage.set(storageKeys.welcome, html);
