import { deviceStorage, readJson } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

/** The draft of the welcome text, and the text it is based on. */
export type WelcomeDraft = { html: string; base: string };

/** The draft from when the page was left; null if there is none. */
export function readDraft(): WelcomeDraft | null {
  const draft = readJson(storageKeys.welcomeDraft) as WelcomeDraft | null;
  return typeof draft?.html === 'string' ? draft : null;
}

/** Keeps a draft on the device; returns false if the device cannot. */
export const keepDraft = (draft: WelcomeDraft): boolean =>
  deviceStorage.set(storageKeys.welcomeDraft, JSON.stringify(draft));

export const dropDraft = (): void => deviceStorage.remove(storageKeys.welcomeDraft);

/** The welcome text as this device last had it; null if it never had one. */
export const keptWelcome = (): string | null => deviceStorage.get(storageKeys.welcome);

/**
 * Keeps the welcome text as it is stored now, to fall back on; returns false if the device cannot.
 */
export const keepWelcome = (html: string): boolean => deviceStorage.set(storageKeys.welcome, html);
