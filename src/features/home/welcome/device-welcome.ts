import type { Kept } from '../../../lib/unsaved-words.ts';
import { deviceStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { tabDraft } from '../../../stores/tab-draft.ts';

/** The draft of the welcome text, and the text it is based on. */
export type WelcomeDraft = { html: string; base: string };

const stored = tabDraft(storageKeys.welcomeDraft);

/** The draft from when the page was left; null if there is none. */
export function readDraft(): WelcomeDraft | null {
  const draft = stored.read() as WelcomeDraft | null;
  return typeof draft?.html === 'string' ? draft : null;
}

/** Keeps the welcome text as it is being edited; tells whether the device could. */
export const keepDraft = (draft: WelcomeDraft): Kept => stored.keep(draft);

/** Forgets it, once it is saved or discarded. */
export const dropDraft = stored.drop;

/** The welcome text as this device last had it; null if it never had one. */
export const keptWelcome = (): string | null => deviceStorage.get(storageKeys.welcome);

/**
 * Keeps the welcome text as it is stored now, to fall back on; returns false if the device cannot.
 */
export const keepWelcome = (html: string): boolean => deviceStorage.set(storageKeys.welcome, html);
