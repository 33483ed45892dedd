import { shelvesOf } from '../../../lib/projects/shelves.ts';

type Cards = readonly HTMLElement[];

/** So many shelves are worked on between two letters. */
const atOnce = 4;

let waiting = 0;

function makeShelf(cards: Cards): HTMLElement {
  const shelf = document.createElement('div');
  shelf.className = 'shelf';
  shelf.dataset.far = '';
  shelf.append(...cards);
  return shelf;
}

/** Works a few steps at a time, so that a letter typed meanwhile is answered in between. */
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
 * Puts these cards on the shelves, in this order, and no others. The first shelf, which fills the
 * screen, is there at once, however many cards there are, so that typing never waits for a long
 * list; the others follow, and what is no longer shown is hidden now and taken away later.
 *
 * @param placed called once all stand
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
