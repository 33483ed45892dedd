import { cards, root } from './cards.ts';
import { recount } from './recount.ts';

/** Where focus goes when no certificate is left to take it; the last is what an empty list says. */
const elsewhere = ['[name="q"]', '.owner-tools a', '[data-empty] h2'];

const nameOf = (card?: HTMLElement) => card?.querySelector<HTMLElement>('h2 a');

/** Removes a deleted card and moves focus to the certificate next to it, else to what is left. */
export function takeOff(card: HTMLElement): void {
  const shown = cards().flatMap(({ element }) => (element.hidden ? [] : [element]));
  const at = shown.indexOf(card);
  card.remove();
  recount();
  const others = elsewhere.map((one) => root().querySelector<HTMLElement>(one));
  const places = [nameOf(shown[at + 1]), nameOf(shown[at - 1]), ...others];
  const place = places.find((one) => one?.checkVisibility());
  if (place?.matches('h2')) place.tabIndex = -1;
  place?.focus();
}
