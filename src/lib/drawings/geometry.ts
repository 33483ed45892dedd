export type Point = readonly [x: number, y: number];
/** From one height, or place on a line, to another. */
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

/** The rectangle left when `by` is taken off on all four sides. */
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

/** The smallest convex outline around some points, always in the same sense of rotation. */
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

/** The part of a convex outline that lies on a rectangle; empty when none does. */
export function clipToRectangle(outline: Outline, rectangle: Rectangle): Outline {
  const { x, y, width, depth } = rectangle;
  const across = clipAt(clipAt(outline, 0, x, -1), 0, x + width, 1);
  return clipAt(clipAt(across, 1, y, -1), 1, y + depth, 1);
}

const extentAlong = (outline: Outline, [nx, ny]: Point): [number, number] => {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const [x, y] of outline) {
    const reach = x * nx + y * ny;
    low = Math.min(low, reach);
    high = Math.max(high, reach);
  }
  return [low, high];
};

const normalsOf = (outline: Outline): Point[] =>
  sidesOf(outline).map(([from, to]) => [to[1] - from[1], from[0] - to[0]]);

/**
 * Whether two convex outlines (a line is an outline of two points) share more than a border,
 * by the separating axis theorem.
 */
export function overlap(first: Outline, second: Outline): boolean {
  const isSeparatedAlong = (axis: Point) => {
    const [low, high] = extentAlong(first, axis);
    const [otherLow, otherHigh] = extentAlong(second, axis);
    return high <= otherLow || otherHigh <= low;
  };
  const axes: Point[] = [[1, 0], [0, 1], ...normalsOf(first), ...normalsOf(second)];
  return !axes.some((axis) => (axis[0] || axis[1]) && isSeparatedAlong(axis));
}
