import { whenIdle } from '../../ui/when-idle.ts';

/** Of a list of hundreds, the rest is laid out when it comes near. */
const MOST = 60;

function layOutNext([part, ...others]: readonly Element[]): void {
  if (!part) return;
  whenIdle(() => {
    part.removeAttribute('data-far');
    requestAnimationFrame(() => layOutNext(others));
  });
}

/**
 * Lays out what stands far down the page (`data-far`), which styles skip while the page has better to
 * do: one part at a time, whenever the browser is idle. From then on the page's height is its true
 * one, and a picture of the whole page has no gaps.
 */
export const layOutFar = (): void =>
  layOutNext([...document.querySelectorAll('[data-far]')].slice(0, MOST));
