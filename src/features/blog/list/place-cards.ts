const duration = 240;

const isNear = ({ top, bottom }: DOMRect) => bottom > -innerHeight && top < innerHeight * 2;

/** Animates cards from their old places to the new ones, so that the change is visible. */
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

/** Restores focus, because moved elements lose it. */
export function refocus(focused: Element | null): void {
  if (!(focused instanceof HTMLElement) || document.activeElement !== document.body) return;
  if (focused.isConnected) focused.focus({ preventScroll: true });
}

/**
 * The focus of a card that leaves, as one taken off the bookmarks does, passes to the next, or after
 * the last to what shows all stories again.
 */
function keepingFocus(list: Element, change: () => void): void {
  const focused = document.activeElement;
  const at = [...list.children].findIndex((card) => card.contains(focused));
  change();
  const isGone = at >= 0 && !focused?.isConnected;
  const next = isGone ? (list.children[at] ?? list.lastElementChild) : null;
  const heir = next?.querySelector(focused?.matches('.keep') ? '.keep' : 'h2 a');
  refocus(heir ?? (isGone ? document.querySelector('[data-after] [data-clear]') : focused));
}

/** Makes the list contain exactly these cards, in this order. */
export function placeCards(list: HTMLElement, cards: readonly HTMLElement[]): void {
  if (standsAs(list, cards)) return;
  const change = () => keepingFocus(list, () => list.replaceChildren(...cards));
  const staying = cards.filter((card) => card.parentElement === list);
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isHidden = 'arranging' in document.documentElement.dataset;
  if (isStill || isHidden || staying.length === 0) change();
  else glide(staying, change);
}
