/** So many cards fill any screen; the others may come a moment later. */
const firstBatch = 24;
const laterBatch = 100;

let waiting = 0;

function placeRest(shelf: HTMLElement, cards: readonly HTMLElement[]): void {
  if (cards.length === 0) return;
  waiting = window.setTimeout(() => {
    shelf.append(...cards.slice(0, laterBatch));
    placeRest(shelf, cards.slice(laterBatch));
  });
}

const standsAs = (shelf: HTMLElement, cards: readonly HTMLElement[]) =>
  shelf.childElementCount === cards.length &&
  cards.every((card, at) => shelf.children[at] === card);

/**
 * Puts these cards on the shelf, in this order, and no others. What fills the screen is there at
 * once, however many there are, so that typing never waits for a long list.
 */
export function placeCards(shelf: HTMLElement, cards: readonly HTMLElement[]): void {
  clearTimeout(waiting);
  if (standsAs(shelf, cards)) return;
  delete shelf.dataset.arriving;
  shelf.replaceChildren(...cards.slice(0, firstBatch));
  placeRest(shelf, cards.slice(firstBatch));
}
