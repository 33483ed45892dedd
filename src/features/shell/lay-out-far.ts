import { whenIdle } from '../../ui/when-idle.ts';

/** Of a list of hundreds, the rest is laid out when it comes near. */
const MOST = 60;
/** So long a part may take on a slow phone, in ms: with less left, the next waits. */
const PART_MS = 20;

function layOutNext(parts: Iterator<Element>): void {
  whenIdle((deadline) => {
    do {
      const { done, value: part } = parts.next();
      if (done) return;
      part.removeAttribute('data-far');
      part.getBoundingClientRect(); // has it laid out now, in the time that is left
    } while (deadline && deadline.timeRemaining() > PART_MS);
    layOutNext(parts);
  });
}

/**
 * Lays out what stands far down the page (`data-far`), which styles skip while the page has better to
 * do: part by part, whenever the browser is idle. From then on the page's height is its true one,
 * and a picture of the whole page has no gaps.
 */
export const layOutFar = (): void =>
  layOutNext([...document.querySelectorAll('[data-far]')].slice(0, MOST).values());
