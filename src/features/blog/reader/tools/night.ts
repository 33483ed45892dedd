import { isNight, nightCheckMs } from '../../../../lib/reading/night.ts';
import type { ReadingMode } from '../../../../lib/reading/preferences.ts';
import { $readingPreferences } from '../../../../stores/reading-preferences/preferences.ts';

/** Applies light or dark to the page. */
type PutMode = (mode: ReadingMode) => void;

let timer = 0;
let wasNight: boolean | null = null;

/**
 * Applies dark at night and the reader's choice by day; only a change of these overrides a choice.
 */
function check(putMode: PutMode): void {
  const night = isNight(new Date().getHours());
  if (night === wasNight) return;
  const isFirstDay = wasNight === null && !night;
  wasNight = night;
  if (!isFirstDay) putMode(night ? 'dark' : $readingPreferences.get().readingMode);
}

/** Starts or ends auto night mode; ending it restores the reader's own choice. */
export function followNight(isOn: boolean, putMode: PutMode): void {
  clearInterval(timer);
  if (isOn) {
    check(putMode);
    timer = window.setInterval(check, nightCheckMs, putMode);
  } else {
    if (wasNight) putMode($readingPreferences.get().readingMode);
    wasNight = null;
  }
}
