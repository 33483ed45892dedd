import { endsOf, overflows, placeAfter, shownWords } from '../../../lib/carousel.ts';
import { followDrag } from './carousel-drag.ts';
import { followWheel } from './carousel-wheel.ts';

const behavior = (): ScrollBehavior =>
  matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';

/** A row that did not move for this long has stopped. */
const restMs = 150;

/** Says which cards are visible: 'Highlights 1 to 3 of 6'. */
function seenWords(track: HTMLElement): string {
  const { left, width } = track.getBoundingClientRect();
  const sides = [...track.children].map((card) => {
    const box = card.getBoundingClientRect();
    return { left: box.left - left, right: box.right - left };
  });
  const words = shownWords(sides, width);
  return words && `Highlights ${words}`;
}

/** Announces the visible cards after a step, for people who cannot see them move. */
function announcer(track: HTMLElement): () => void {
  const region = document.createElement('p');
  region.className = 'visually-hidden';
  region.setAttribute('aria-live', 'polite');
  track.before(region);
  let asked = false;
  let resting: ReturnType<typeof setTimeout>;
  const tell = () => {
    if (asked) region.textContent = seenWords(track);
    asked = false;
  };
  // Not every Safari in use fires `scrollend`.
  track.addEventListener('scroll', () => {
    clearTimeout(resting);
    resting = setTimeout(tell, restMs);
  });
  return () => {
    asked = true;
  };
}

/** Shows the buttons only if not all cards fit, and disables the one that leads past an end. */
function reflect(track: HTMLElement, steps: HTMLElement): void {
  steps.toggleAttribute('data-on', !track.hidden && overflows(track));
  const { start, end } = endsOf(track);
  for (const button of steps.querySelectorAll<HTMLElement>('[data-step]')) {
    const isDone = button.dataset.step === '1' ? end : start;
    button.setAttribute('aria-disabled', String(isDone));
  }
}

/** Scrolls what the keyboard reaches fully into view, because browsers show only its beginning. */
function showWhole(reached: Element, track: HTMLElement): void {
  if (reached === track || !reached.matches(':focus-visible')) return;
  reached.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: behavior() });
}

/** How many steps each key moves the row. */
const keySteps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: -Infinity,
  End: Infinity,
};

/**
 * Makes the highlights a carousel with buttons, wheel, dragging and keys (spec 1 §9). Without it
 * they are a row that scrolls natively.
 */
export function startCarousel(section: HTMLElement): void {
  const track = section.querySelector<HTMLElement>('.carousel');
  const steps = section.querySelector<HTMLElement>('[data-steps]');
  if (!track || !steps) return;
  const announce = announcer(track);
  const move = (by: number) => {
    announce();
    track.scrollTo({ left: placeAfter(by, track.scrollLeft, track), behavior: behavior() });
  };

  steps.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest<HTMLElement>('[data-step]');
    if (button) move(Number(button.dataset.step));
  });
  track.addEventListener('keydown', (event) => {
    const by = keySteps[event.key];
    if (by === undefined || event.target !== track) return;
    event.preventDefault();
    move(by);
  });
  track.addEventListener('focusin', ({ target }) => showWhole(target as Element, track));
  followDrag(track);
  followWheel(track);

  const look = () => reflect(track, steps);
  track.addEventListener('scroll', look, { passive: true });
  new ResizeObserver(look).observe(track);
  new MutationObserver(look).observe(track, { childList: true, attributeFilter: ['hidden'] });
}
