import { cards } from './cards.ts';
import { recount } from './recount.ts';

/** Takes off what was deleted; focus goes on to the certificate beside it. */
export function takeOff(card: HTMLElement): void {
  const shown = cards().flatMap(({ element }) => (element.hidden ? [] : [element]));
  const at = shown.indexOf(card);
  card.remove();
  recount();
  (shown[at + 1] ?? shown[at - 1])?.querySelector<HTMLElement>('h2 a')?.focus();
}
