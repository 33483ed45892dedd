import { whenIdle } from '../../ui/when-idle.ts';

/** The most parts to lay out ahead; in a list of hundreds, the rest follows when it comes near. */
const MOST = 60;
/** How long a part may take on a slow phone, in ms; with less time left, the next part waits. */
const PART_MS = 20;
/**
 * After parts that took less than this together, in ms, twice as many follow at once, because each
 * time the browser looks at the whole page.
 */
const QUICK_MS = 4;

/**
 * Lays out the parts far down the page (`data-far`), which styles skip at first, some at a time
 * while the browser is idle. After that the page has its true height, and a screenshot of all of it
 * has no gaps.
 */
export function layOutFar(): void {
  const parts = [...document.querySelectorAll('[data-far]')].slice(0, MOST);
  let atOnce = 1;
  const layOutNext = (): void => {
    if (!parts[0]) return;
    whenIdle((deadline) => {
      do {
        const began = performance.now();
        for (const part of parts.splice(0, atOnce)) part.removeAttribute('data-far');
        document.body.getBoundingClientRect(); // forces their layout in the time that is left
        atOnce = performance.now() - began < QUICK_MS ? 2 * atOnce : 1;
      } while (parts[0] && deadline && deadline.timeRemaining() > PART_MS);
      layOutNext();
    });
  };
  layOutNext();
}
