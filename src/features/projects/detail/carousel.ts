import { wrapped } from '../../../lib/wrapped.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { announce } from '../../../ui/announce.ts';
import { type IconName, iconMarkup } from '../../../ui/icon-paths.ts';
import { make } from '../../../ui/make.ts';
import carouselStyles from './carousel.css?inline';

adoptStyles(carouselStyles);

/** A button with an icon and an accessible label. */
export function iconButton(label: string, icon: IconName): HTMLButtonElement {
  const button = make('button', { type: 'button', class: 'icon-button', 'aria-label': label });
  button.innerHTML = iconMarkup(icon);
  return button;
}

const placeWords = (at: number, count: number) => `Image ${at + 1} of ${count}`;

const makeDot = (at: number, count: number): HTMLButtonElement =>
  make('button', { type: 'button', 'aria-label': placeWords(at, count) });

/**
 * Shows one frame at a time, with previous and next buttons and dots below, and wraps around. It
 * begins with the picture at this address, if there is one. A single frame gets no controls.
 */
export function startCarousel(frames: HTMLElement, address?: string): void {
  const images = [...frames.children] as HTMLElement[];
  if (images.length < 2) return;
  const dots = images.map((_, at) => makeDot(at, images.length));
  const [previous, next] = [
    iconButton('Previous image', 'previous'),
    iconButton('Next image', 'next'),
  ];
  let shown = 0;
  const show = (at: number) => {
    shown = at;
    images.forEach((image, n) => {
      image.hidden = n !== at;
    });
    dots.forEach((dot, n) => {
      if (n === at) dot.setAttribute('aria-current', 'true');
      else dot.removeAttribute('aria-current');
    });
  };
  const step = (by: number) => {
    show(wrapped(shown, by, images.length));
    announce(placeWords(shown, images.length));
  };
  previous.addEventListener('click', () => step(-1));
  next.addEventListener('click', () => step(1));
  dots.forEach((dot, at) => {
    dot.addEventListener('click', () => show(at));
  });
  const middle = make('div', { class: 'dots' }, ...dots);
  frames.after(make('div', { class: 'carousel-controls' }, previous, middle, next));
  const first = images.findIndex((image) => image.getAttribute('src') === address);
  show(Math.max(first, 0));
}
