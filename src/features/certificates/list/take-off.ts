import { cards } from './cards.ts';
import { recount } from './recount.ts';

/** Removes a deleted card and moves focus to the certificate next to it. */
export function takeOff(card: HTMLElement): void {
  const shown = cards().flatMap(({ element }) => (element.hidden ? [] : [element]));
  const at = shown.indexOf(card);
  card.remove();
  recount();
  (shown[at + 1] ?? shown[at - 1])?.querySelector<HTMLElement>('h2 a')?.focus();
}
