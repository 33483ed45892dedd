import type { Rectangle } from './geometry.ts';

/** Whether one plan lies behind another; of two side by side on screen, neither does. */
const isBehind = (one: Rectangle, other: Rectangle) =>
  one.x + one.width <= other.x || one.y + one.depth <= other.y;

const mustPrecede = (one: Rectangle, other: Rectangle) =>
  isBehind(one, other) && !isBehind(other, one);

/** Sorts things whose plans do not overlap, so that each is painted after everything it hides. */
export function paintOrder<Item extends { plan: Rectangle }>(items: readonly Item[]): Item[] {
  const waiting = [...items];
  const ordered: Item[] = [];
  while (waiting.length > 0) {
    const free = waiting.findIndex((item) =>
      waiting.every((other) => other === item || !mustPrecede(other.plan, item.plan)),
    );
    ordered.push(...waiting.splice(Math.max(free, 0), 1));
  }
  return ordered;
}
