import { deviceStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { tabDraft } from '../../../stores/tab-draft.ts';
import type { EditorDraft } from '../../../ui/use-editor.ts';

const stored = tabDraft(storageKeys.welcomeDraft);

/** The welcome text as it is being edited, and the text it is based on. */
export const welcomeDraft: EditorDraft<string> = {
  read: () => {
    const draft = stored.read() as { html: string; base: string } | null;
    return typeof draft?.html === 'string' ? { value: draft.html, base: draft.base } : undefined;
  },
  keep: ({ value: html, base }) => stored.keep({ html, base }),
  drop: stored.drop,
};

/** The welcome text as this device last had it; null if it never had one. */
export const keptWelcome = (): string | null => deviceStorage.get(storageKeys.welcome);

/**
 * Keeps the welcome text as it is stored now, to fall back on; returns false if the device cannot.
 */
export const keepWelcome = (html: string): boolean => deviceStorage.set(storageKeys.welcome, html);
