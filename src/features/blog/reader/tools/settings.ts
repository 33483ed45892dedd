import { appliedNames, appliedPreferences } from '../../../../lib/reading/applied.ts';
import {
  fontSizeStep,
  onScale,
  type ReadingMode,
  type ReadingPreferences,
  scales,
} from '../../../../lib/reading/preferences.ts';
import { deviceStorage } from '../../../../stores/device-storage.ts';
import {
  $readingPreferences,
  changePreferences,
} from '../../../../stores/reading-preferences/preferences.ts';
import { keepingPlace } from '../place.ts';

const { dataset, style } = document.documentElement;

function put(preferences: ReadingPreferences): void {
  const applied = appliedPreferences(preferences);
  for (const name of appliedNames.data) {
    const value = applied.data[name];
    if (value === undefined) delete dataset[name];
    else dataset[name] = value;
  }
  for (const name of appliedNames.style) style.setProperty(name, applied.style[name] ?? '');
}

/** Applies light or dark as chosen here; without a choice the site's theme, else the system's. */
export function putMode(mode: ReadingMode): void {
  const elsewhere = dataset.themeElse ? deviceStorage.get(dataset.themeElse) : null;
  const theme = mode === 'system' ? elsewhere : mode;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  else delete dataset.theme;
}

const press = (tool: string, isPressed: boolean) => {
  const button = document.querySelector<HTMLElement>(`[data-tool="${tool}"]`);
  if (button) button.ariaPressed = String(isPressed);
};

function showState({ fontSize, focusMode, autoScroll }: ReadingPreferences): void {
  const words = `${fontSize}%`;
  for (const label of document.querySelectorAll('[data-font-size]')) {
    // Writing the same text again would make screen readers announce it again.
    if (label.textContent !== words) label.textContent = words;
  }
  press('focus', focusMode);
  press('auto-scroll', autoScroll);
}

/**
 * Loads and runs what needs its own code: auto night mode and auto scroll. Code requested by an
 * earlier change may arrive after a later change, so it applies the settings of that moment.
 */
async function startWhatRuns(now: ReadingPreferences, before: ReadingPreferences | undefined) {
  if (now.autoNightMode !== before?.autoNightMode) {
    const { followNight } = await import('./night.ts');
    followNight($readingPreferences.get().autoNightMode, putMode);
  }
  if (now.autoScroll !== (before?.autoScroll ?? false)) {
    const { autoScroll } = await import('./auto-scroll.ts');
    autoScroll($readingPreferences.get().autoScroll);
  }
}

let isFollowing = false;

/** Applies the reader's settings now and on every change, keeping the reading place. */
export function followSettings(post: HTMLElement): void {
  if (isFollowing) return;
  isFollowing = true;
  $readingPreferences.subscribe((now, before) => {
    keepingPlace(post, () => put(now));
    if (before && now.readingMode !== before.readingMode) putMode(now.readingMode);
    showState(now);
    void startWhatRuns(now, before);
  });
}

/** Changes settings, on the page and on the device. */
export function changeSettings(post: HTMLElement, change: Partial<ReadingPreferences>): void {
  followSettings(post);
  changePreferences(change);
}

/** Font size buttons step 10 (spec 2 §9). */
export function stepFontSize(post: HTMLElement, steps: 1 | -1): void {
  const { fontSize } = $readingPreferences.get();
  changeSettings(post, { fontSize: onScale(scales.fontSize, fontSize + steps * fontSizeStep) });
}

export const toggleFocus = (post: HTMLElement): void =>
  changeSettings(post, { focusMode: !$readingPreferences.get().focusMode });

export const toggleAutoScroll = (post: HTMLElement): void =>
  changeSettings(post, { autoScroll: !$readingPreferences.get().autoScroll });
