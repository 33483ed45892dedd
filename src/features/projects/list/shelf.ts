import { shelvesOf } from '../../../lib/projects/shelves.ts';

type Cards = readonly HTMLElement[];

/** How many shelves to handle between two typed letters. */
const atOnce = 4;

let waiting = 0;

function makeShelf(cards: Cards): HTMLElement {
  const shelf = document.createElement('div');
  shelf.className = 'shelf';
  shelf.dataset.far = '';
  shelf.append(...cards);
  return shelf;
}

/** Runs a few steps at a time, so that typing in between is handled promptly. */
function workOff(steps: readonly (() => void)[], done: () => void): void {
  if (steps.length === 0) {
    done();
    return;
  }
  waiting = window.setTimeout(() => {
    for (const step of steps.slice(0, atOnce)) step();
    workOff(steps.slice(atOnce), done);
  });
}

const holds = (shelf: Element, cards: Cards) =>
  shelf.childElementCount === cards.length &&
  cards.every((card, at) => shelf.children[at] === card);

/**
 * Makes the shelves contain exactly these cards, in this order. The first shelf, which fills the
 * screen, is filled at once, so that typing never waits for a long list. The others follow; cards
 * no longer shown are hidden now and removed later.
 *
 * @param placed called once all cards are in place
 */
export function placeCards(shelves: HTMLElement, cards: Cards, placed: () => void): void {
  const wanted = shelvesOf(cards);
  const all = [...shelves.children] as HTMLElement[];
  const standing = all.filter(({ hidden }) => !hidden);
  const wrong = standing.findIndex((shelf, at) => !holds(shelf, wanted[at] ?? []));
  const right = wrong === -1 ? standing.length : wrong;
  if (right === standing.length && right === Math.max(wanted.length, 1)) {
    placed();
    return;
  }
  clearTimeout(waiting);
  delete shelves.dataset.arriving;
  if (right === 0) all[0]?.replaceChildren(...(wanted[0] ?? []));
  const stays = Math.max(right, 1);
  const gone = all.slice(stays);
  for (const shelf of gone) shelf.hidden = true;
  const place = (cards: Cards) => () => shelves.insertBefore(makeShelf(cards), gone[0] ?? null);
  const clear = gone.map((shelf) => () => shelf.remove());
  workOff([...wanted.slice(stays).map(place), ...clear], placed);
}
