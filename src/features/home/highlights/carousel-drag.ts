import { isDrag } from '../../../lib/carousel.ts';

type Press = { x: number; scrollLeft: number; dragging: boolean };

/** Buttons and fields on a card can be pressed without dragging the card. */
const isControl = (target: EventTarget | null) =>
  target instanceof Element && target.closest('button, input, textarea') !== null;

/**
 * Lets a mouse drag a scrolling row; fingers and pens scroll it natively. A drag does not click, so
 * that releasing it over a link opens nothing.
 */
export function followDrag(track: HTMLElement): void {
  let press: Press | null = null;
  let justDragged = false;

  track.addEventListener('pointerdown', ({ pointerType, button, clientX, target }) => {
    justDragged = false;
    if (pointerType !== 'mouse' || button !== 0 || isControl(target)) return;
    press = { x: clientX, scrollLeft: track.scrollLeft, dragging: false };
  });

  track.addEventListener('pointermove', ({ pointerId, clientX, buttons }) => {
    if (!press) return;
    if (buttons === 0) release();
    else if (press.dragging || isDrag(clientX - press.x)) {
      if (!press.dragging) track.setPointerCapture(pointerId);
      press.dragging = true;
      track.toggleAttribute('data-dragging', true);
      track.scrollLeft = press.scrollLeft - (clientX - press.x);
    }
  });

  const release = () => {
    justDragged = press?.dragging ?? false;
    press = null;
    track.removeAttribute('data-dragging');
  };
  track.addEventListener('pointerup', release);
  track.addEventListener('pointercancel', release);

  const keepStill = (event: Event) => press && event.preventDefault();
  track.addEventListener('dragstart', keepStill);
  track.addEventListener('selectstart', keepStill);
  track.addEventListener(
    'click',
    (event) => {
      if (justDragged) event.preventDefault();
      justDragged = false;
    },
    { capture: true },
  );
}
