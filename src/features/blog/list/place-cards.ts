const duration = 240;

const isNear = ({ top, bottom }: DOMRect) => bottom > -innerHeight && top < innerHeight * 2;

/** Lets cards glide from where they stood to where they stand now, so that the change is seen. */
function glide(cards: readonly HTMLElement[], change: () => void): void {
  const before = new Map(cards.map((card) => [card, card.getBoundingClientRect()]));
  change();
  for (const [card, from] of before) {
    const to = card.getBoundingClientRect();
    const [x, y] = [from.left - to.left, from.top - to.top];
    if ((x === 0 && y === 0) || !(isNear(from) || isNear(to))) continue;
    const start = { translate: `${x}px ${y}px` };
    card.animate([start, {}], { duration, easing: 'cubic-bezier(.2,.7,.1,1)' });
  }
}

const standsAs = (list: Element, cards: readonly Element[]) =>
  list.childElementCount === cards.length && cards.every((card, at) => list.children[at] === card);

/** Moves focus back to where it was: elements that are moved lose it. */
export function refocus(focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || document.activeElement !== document.body) return;
  if (focused.isConnected) focused.focus({ preventScroll: true });
}

function keepingFocus(change: () => void): void {
  const focused = document.activeElement;
  change();
  refocus(focused);
}

/** Puts these cards into the list, in this order, and no others. */
export function placeCards(list: HTMLElement, cards: readonly HTMLElement[]): void {
  if (standsAs(list, cards)) return;
  const change = () => keepingFocus(() => list.replaceChildren(...cards));
  const staying = cards.filter((card) => card.parentElement === list);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isHidden = 'arranging' in document.documentElement.dataset;
  if (isStill || isHidden || staying.length === 0) change();
  else glide(staying, change);
}
