import { atom, onMount } from 'nanostores';
import { appliedPreferences } from '../../lib/reading/applied.ts';
import {
  preferencesFrom,
  type ReadingMode,
  type ReadingPreferences,
} from '../../lib/reading/preferences.ts';
import { deviceStorage } from '../device-storage.ts';
import { storageKeys } from '../storage-keys.ts';

/** A value stored as JSON; torn text holds nothing. */
export function storedJson(key: string): unknown {
  try {
    return JSON.parse(deviceStorage.get(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Light or dark is kept for the list and the reader together, under a key of its own. */
function keptMode(): ReadingMode {
  const mode = deviceStorage.get(storageKeys.blogTheme);
  return mode === 'light' || mode === 'dark' ? mode : 'system';
}

/** How this reader likes to read, on this device. */
export const $readingPreferences = atom<ReadingPreferences>(preferencesFrom(null));

/**
 * Takes up what the device keeps now. Scrolling is the one thing that is of this page alone: it
 * never begins by itself, and does not end because another tab changed something.
 */
export function rereadPreferences(): void {
  $readingPreferences.set({
    ...preferencesFrom(storedJson(storageKeys.readingPreferences)),
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
 * Changes some preferences and keeps them, with what they put on a page, ready for the next page's
 * head. A device that keeps nothing has them until the page is left.
 */
export function changePreferences(change: Partial<ReadingPreferences>): void {
  const next = preferencesFrom({ ...$readingPreferences.get(), ...change });
  const kept = { ...next, applied: appliedPreferences(next) };
  deviceStorage.set(storageKeys.readingPreferences, JSON.stringify(kept));
  if (change.readingMode) keepMode(change.readingMode);
  $readingPreferences.set(next);
}
