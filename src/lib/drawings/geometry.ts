export type Point = readonly [x: number, y: number];
/** A range of heights, or of places on a line. */
export type Span = readonly [from: number, to: number];
export type Outline = readonly Point[];
export type Rectangle = { x: number; y: number; width: number; depth: number };

/** The corners of a rectangle, clockwise seen from above (x to the right, y down). */
export const cornersOf = ({ x, y, width, depth }: Rectangle): Outline => [
  [x, y],
  [x + width, y],
  [x + width, y + depth],
  [x, y + depth],
];

/** The rectangle reduced by `by` on all four sides. */
export const inset = ({ x, y, width, depth }: Rectangle, by: number): Rectangle => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  depth: depth - 2 * by,
});

/** Each side of a closed outline as its two ends. */
export const sidesOf = (outline: Outline): [Point, Point][] =>
  outline.map((point, index) => [point, outline[(index + 1) % outline.length] ?? point]);

const turn = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

function hullChain(sorted: Outline): Point[] {
  const chain: Point[] = [];
  for (const point of sorted) {
    for (;;) {
      const [previous, last] = chain.slice(-2);
      if (!previous || !last || turn(previous, last, point) > 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.slice(0, -1);
}

/** The smallest convex outline around some points, always in the same direction. */
export function convexHull(points: Outline): Outline {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  return [...hullChain(sorted), ...hullChain(sorted.toReversed())];
}

const crossing = (from: Point, to: Point, axis: 0 | 1, limit: number): Point => {
  const share = (limit - from[axis]) / (to[axis] - from[axis]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
};

/** The part of an outline where `sign * coordinate <= sign * limit` (Sutherland and Hodgman). */
const clipAt = (outline: Outline, axis: 0 | 1, limit: number, sign: 1 | -1): Outline => {
  const isInside = (point: Point) => sign * point[axis] <= sign * limit;
  return sidesOf(outline).flatMap(([from, to]) => {
    const kept = isInside(to) ? [to] : [];
    return isInside(from) === isInside(to) ? kept : [crossing(from, to, axis, limit), ...kept];
  });
};

/** The part of a convex outline inside a rectangle; empty if there is none. */
export function clipToRectangle(outline: Outline, rectangle: Rectangle): Outline {
  const { x, y, width, depth } = rectangle;
  const across = clipAt(clipAt(outline, 0, x, -1), 0, x + width, 1);
  return clipAt(clipAt(across, 1, y, -1), 1, y + depth, 1);
}

/** How far an outline reaches in a direction. */
function reach(outline: Outline, [x, y]: Point): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const point of outline) {
    const reached = point[0] * x + point[1] * y;
    if (reached > most) most = reached;
  }
  return most;
}

/** Whether two outlines do not overlap along an axis. */
function areApart(first: Outline, second: Outline, side: Point): boolean {
  const back: Point = [-side[0], -side[1]];
  return reach(first, side) <= -reach(second, back) || reach(second, side) <= -reach(first, back);
}

/** Whether a line along one of the sides of `first` separates the outlines. */
function isPartedAlong(first: Outline, second: Outline): boolean {
  let from = first.at(-1);
  for (const to of first) {
    const [x, y] = from ? [to[0] - from[0], to[1] - from[1]] : [0, 0];
    if ((x || y) && areApart(first, second, [y, -x])) return true;
    from = to;
  }
  return false;
}

const toTheRight: Point = [1, 0];
const down: Point = [0, 1];

/**
 * Whether two convex outlines (a line is an outline of two points) share more than a border, by the
 * separating axis theorem. It tries the horizontal and vertical axes first, because they separate
 * most pairs and a drawing tests every pair of its shapes.
 */
export function overlap(first: Outline, second: Outline): boolean {
  if (areApart(first, second, toTheRight) || areApart(first, second, down)) return false;
  return !isPartedAlong(first, second) && !isPartedAlong(second, first);
}
