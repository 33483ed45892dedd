import { atom, onMount } from 'nanostores';
import { appliedPreferences } from '../../lib/reading/applied.ts';
import {
  preferencesFrom,
  type ReadingMode,
  type ReadingPreferences,
} from '../../lib/reading/preferences.ts';
import { deviceStorage, readJson } from '../device-storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** Light or dark has its own key, because the list and the reader share it. */
function keptMode(): ReadingMode {
  const mode = deviceStorage.get(storageKeys.blogTheme);
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

/** The reading preferences on this device. */
export const $readingPreferences = atom<ReadingPreferences>(preferencesFrom(null));

/**
 * Reads the stored preferences again. Auto scroll belongs to this page alone: it never starts by
 * itself, and a change in another tab does not stop it.
 */
export function rereadPreferences(): void {
  $readingPreferences.set({
    ...preferencesFrom(readJson(storageKeys.readingPreferences)),
    readingMode: keptMode(),
    autoScroll: $readingPreferences.value.autoScroll,
  });
}

const rereadOnReturn = ({ persisted }: PageTransitionEvent) => persisted && rereadPreferences();

onMount($readingPreferences, () => {
  rereadPreferences();
  window.addEventListener('storage', rereadPreferences);
  window.addEventListener('pageshow', rereadOnReturn);
  return () => {
    window.removeEventListener('storage', rereadPreferences);
    window.removeEventListener('pageshow', rereadOnReturn);
  };
});

function keepMode(mode: ReadingMode): void {
  if (mode === 'system') deviceStorage.remove(storageKeys.blogTheme);
  else deviceStorage.set(storageKeys.blogTheme, mode);
}

/**
 * Changes some preferences and stores them, together with the attributes and styles that the next
 * page's head applies. If the device cannot store them, they last until the page is left.
 */
export function changePreferences(change: Partial<ReadingPreferences>): void {
  const next = preferencesFrom({ ...$readingPreferences.get(), ...change });
  const kept = { ...next, applied: appliedPreferences(next) };
  deviceStorage.set(storageKeys.readingPreferences, JSON.stringify(kept));
  if (change.readingMode) keepMode(change.readingMode);
  $readingPreferences.set(next);
}
