import { atom, onMount } from 'nanostores';
import { appliedPreferences } from '../../lib/reading/applied.ts';
import {
  preferencesFrom,
  type ReadingMode,
  type ReadingPreferences,
} from '../../lib/reading/preferences.ts';
import { deviceStorage } from '../device-storage.ts';
import { deviceValue } from '../device-value.ts';
import { storageKeys } from '../storage-keys.ts';

/** Preferences together with the attributes and styles that the next page's head applies. */
function withApplied(raw: unknown) {
  const preferences = preferencesFrom(raw);
  return { ...preferences, applied: appliedPreferences(preferences) };
}

const device = deviceValue([storageKeys.readingPreferences], ([raw]) => withApplied(raw));

/** The reading preferences on this device. */
export const $readingPreferences = atom<ReadingPreferences>(preferencesFrom(null));

let readingMode: ReadingMode = 'system';
let seenMode: string | null = null;

/** Auto scroll belongs to this page alone: it never starts by itself. */
let autoScroll = false;

const show = () => {
  const { applied, ...preferences } = device.$value.get();
  $readingPreferences.set({ ...preferences, readingMode, autoScroll });
};

/**
 * Takes up light or dark as now stored. It has its own key, because the list and the reader share
 * it; a choice the device could not store counts until another is stored there.
 */
export function rereadMode(): void {
  const mode = deviceStorage.get(storageKeys.blogTheme);
  if (mode === seenMode) return;
  seenMode = mode;
  readingMode = mode === 'light' || mode === 'dark' ? mode : 'system';
  show();
}

/** When it may have changed: in another tab, while the page was kept, by the switch in this page. */
const modeEvents = ['storage', 'pageshow', 'theme:switched'];

onMount($readingPreferences, () => {
  const stop = device.$value.subscribe(show);
  rereadMode();
  for (const type of modeEvents) window.addEventListener(type, rereadMode);
  return () => {
    stop();
    for (const type of modeEvents) window.removeEventListener(type, rereadMode);
  };
});

function writeMode(mode: ReadingMode): void {
  if (mode === 'system') deviceStorage.remove(storageKeys.blogTheme);
  else deviceStorage.set(storageKeys.blogTheme, mode);
  seenMode = deviceStorage.get(storageKeys.blogTheme);
  readingMode = mode;
}

/**
 * Changes some preferences and stores them. If the device cannot store them, they last until the
 * page is left or another tab changes them.
 */
export function changePreferences(change: Partial<ReadingPreferences>): void {
  if (change.readingMode) writeMode(change.readingMode);
  autoScroll = change.autoScroll ?? autoScroll;
  device.write(withApplied({ ...device.read(), ...change }));
}
