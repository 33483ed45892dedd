import { heroOf } from '../../../lib/hero.ts';

/** Puts a welcome text on the page as it is published, with the headline that goes with it. */
export function showWelcome(text: HTMLElement, html: string): void {
  const hero = text.parentElement as HTMLElement;
  const { name = '' } = hero.dataset;
  const { welcome, isTitled, isLong } = heroOf(html, name);
  text.innerHTML = welcome;
  hero.classList.toggle('long', isLong);
  hero.querySelector(':scope > h1')?.remove();
  if (isTitled) return;
  const headline = document.createElement('h1');
  headline.textContent = name;
  hero.prepend(headline);
}
