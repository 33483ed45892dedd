import { autoScrollDistance, isPaused } from '../../../../lib/reading/auto-scroll.ts';
import {
  $readingPreferences,
  changePreferences,
} from '../../../../stores/reading-preferences/preferences.ts';

/** Events that show that the reader scrolls or does something else. */
const actions = ['wheel', 'touchmove', 'pointerdown'] as const;

let frame = 0;
let lastAction = Number.NEGATIVE_INFINITY;

function onAction(): void {
  lastAction = performance.now();
}

/** Escape closes what is open first, then stops scrolling, and only then leaves focus mode. */
function onKey(event: KeyboardEvent): void {
  onAction();
  const isOn = $readingPreferences.get().autoScroll; // these keys are heard a moment longer
  if (event.key !== 'Escape' || !isOn) return;
  if (document.querySelector(':popover-open, dialog:modal')) return;
  event.preventDefault();
  stop();
}

const stop = () => changePreferences({ autoScroll: false });

/** Scrolls, carrying fractions over to the next frame, because some windows scroll whole pixels. */
function run(): void {
  let last = performance.now();
  let owed = 0;
  const step = (now: number) => {
    if (!isPaused(now, lastAction)) {
      owed += autoScrollDistance($readingPreferences.get().scrollSpeed, Math.max(0, now - last));
    }
    last = now;
    const whole = Math.trunc(owed);
    owed -= whole;
    if (whole > 0) window.scrollBy({ top: whole, behavior: 'instant' });
    const { scrollHeight, clientHeight } = document.documentElement;
    if (window.scrollY + clientHeight >= scrollHeight - 1) stop();
    else frame = requestAnimationFrame(step);
  };
  frame = requestAnimationFrame(step);
}

/** Starts or stops auto scroll, which waits 2 s whenever the reader scrolls or presses a key. */
export function autoScroll(isOn: boolean): void {
  cancelAnimationFrame(frame);
  for (const name of actions) {
    if (isOn) window.addEventListener(name, onAction, { passive: true });
    else window.removeEventListener(name, onAction);
  }
  if (isOn) window.addEventListener('keydown', onKey, { capture: true });
  else window.removeEventListener('keydown', onKey, { capture: true });
  if (!isOn) return;
  lastAction = Number.NEGATIVE_INFINITY;
  run();
}
