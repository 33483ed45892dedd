import type { ContactDraft } from '../../../lib/contact-form.ts';
import { deviceStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

/** The message that was being written when the page was left, if any (spec 3 §3). */
export function readDraft(): ContactDraft | null {
  try {
    const kept = JSON.parse(deviceStorage.get(storageKeys.contactDraft) ?? 'null') as ContactDraft;
    const isDraft = isText(kept?.name) && isText(kept.contact) && isText(kept.message);
    return isDraft ? kept : null;
  } catch {
    return null; // written by something else; there is nothing to restore
  }
}

const isEmpty = (draft: ContactDraft) => Object.values(draft).every((words) => words === '');

/** Keeps the message on the device while it is written; an empty one is not kept. */
export function keepDraft(draft: ContactDraft): void {
  if (isEmpty(draft)) dropDraft();
  else deviceStorage.set(storageKeys.contactDraft, JSON.stringify(draft));
}

export const dropDraft = (): void => deviceStorage.remove(storageKeys.contactDraft);
