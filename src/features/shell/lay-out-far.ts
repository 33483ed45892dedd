import { whenIdle } from '../../ui/when-idle.ts';

/** The most parts to lay out ahead; in a list of hundreds, the rest follows when it comes near. */
const MOST = 60;
/** How long a part may take on a slow phone, in ms; with less time left, the next part waits. */
const PART_MS = 20;

function layOutNext(parts: Iterator<Element>): void {
  whenIdle((deadline) => {
    do {
      const { done, value: part } = parts.next();
      if (done) return;
      part.removeAttribute('data-far');
      part.getBoundingClientRect(); // forces its layout in the time that is left
    } while (deadline && deadline.timeRemaining() > PART_MS);
    layOutNext(parts);
  });
}

/**
 * Lays out the parts far down the page (`data-far`), which styles skip at first, one by one while
 * the browser is idle. After that the page has its true height, and a screenshot of all of it has
 * no gaps.
 */
export const layOutFar = (): void =>
  layOutNext([...document.querySelectorAll('[data-far]')].slice(0, MOST).values());
