import type { ContactDraft } from '../../../lib/contact-form.ts';
import { deviceStorage, readJson } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The unsent message of an earlier visit, if any (spec 3 §3). */
export function readDraft(): ContactDraft | null {
  const kept = readJson(storageKeys.contactDraft) as ContactDraft | null;
  return isText(kept?.name) && isText(kept.contact) && isText(kept.message) ? kept : null;
}

const isEmpty = (draft: ContactDraft) => Object.values(draft).every((words) => words === '');

/** Stores the message on the device while it is written; removes an empty one. */
export function keepDraft(draft: ContactDraft): void {
  if (isEmpty(draft)) dropDraft();
  else deviceStorage.set(storageKeys.contactDraft, JSON.stringify(draft));
}

/** Forgets the message, once it is sent. */
export const dropDraft = (): void => deviceStorage.remove(storageKeys.contactDraft);
