import { isNight, nightCheckMs } from '../../../../lib/reading/night.ts';
import { $readingPreferences } from '../../../../stores/reading-preferences/preferences.ts';
import { putMode } from './settings.ts';

let timer = 0;
let wasNight: boolean | null = null;

/**
 * Applies dark at night and the reader's choice by day; only a change of these overrides a choice.
 */
function check(): void {
  const night = isNight(new Date().getHours());
  if (night === wasNight) return;
  const isFirstDay = wasNight === null && !night;
  wasNight = night;
  if (!isFirstDay) putMode(night ? 'dark' : $readingPreferences.get().readingMode);
}

/** Starts or ends auto night mode; ending it restores the reader's own choice. */
export function followNight(isOn: boolean): void {
  clearInterval(timer);
  if (isOn) {
    check();
    timer = window.setInterval(check, nightCheckMs);
  } else {
    if (wasNight) putMode($readingPreferences.get().readingMode);
    wasNight = null;
  }
}
