import type { Outline, Point, Rectangle } from '../geometry.ts';

/** The plan of the building in the hero drawing, an L, clockwise seen from above. */
export const foot: Outline = [
  [1, 1],
  [9, 1],
  [9, 5],
  [6, 5],
  [6, 8],
  [1, 8],
];

/** Whether a point lies within the plan. */
export const isInside = ([x, y]: Point): boolean => x <= 9 && y <= 8 && (x <= 6 || y <= 5);

/** The corners from which a layer is tied to the one under it. */
export const tiedCorners: Outline = [
  [1, 8],
  [9, 1],
  [9, 5],
  [6, 8],
];

/** A room on the plan; `isProposal` marks the one red room of the house. */
type Room = { plan: Rectangle; isProposal?: boolean };

export const rooms: readonly Room[] = [
  { plan: { x: 1.2, y: 1.2, width: 2.4, depth: 2.2 } },
  { plan: { x: 3.8, y: 1.2, width: 2.4, depth: 1.6 } },
  { plan: { x: 6.4, y: 1.2, width: 2.4, depth: 3.6 } },
  { plan: { x: 1.2, y: 3.6, width: 1.6, depth: 2 } },
  { plan: { x: 3.6, y: 3.4, width: 2.2, depth: 2.3 }, isProposal: true },
  { plan: { x: 1.2, y: 5.8, width: 2, depth: 2 } },
  { plan: { x: 3.6, y: 6, width: 2.2, depth: 1.8 } },
];
