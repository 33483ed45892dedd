import { between, type Random, shuffled } from './random.ts';

export type Area = { left: number; top: number; width: number; height: number };

/** A straight wall: `at` is its x when upright, its y when level; it runs from `from` to `to`. */
export type Wall = { isUpright: boolean; at: number; from: number; to: number };

/** An opening at `start` on its wall; `side` 1 swings towards larger `at`, -1 the other way. */
export type Door = { wall: Wall; start: number; side: 1 | -1 };

export const doorWidth = 14;

const smallestToSplit = 46;
const clearOfJoints = 3;

const splitsUpright = ({ width, height }: Area, random: Random) => {
  if (width > height * 1.1) return true;
  return height > width * 1.1 ? false : random() > 0.5;
};

/** The inner walls that divide an area in two, and each half again, `depth` times. */
export function dividedInto(area: Area, depth: number, random: Random): Wall[] {
  const { left, top, width, height } = area;
  if (depth === 0 || Math.max(width, height) < smallestToSplit) return [];
  const share = between(random, 0.34, 0.66);
  if (splitsUpright(area, random)) {
    const first = Math.round(width * share);
    const rest = { left: left + first, top, width: width - first, height };
    const wall = { isUpright: true, at: left + first, from: top, to: top + height };
    const near = dividedInto({ ...area, width: first }, depth - 1, random);
    return [wall, ...near, ...dividedInto(rest, depth - 1, random)];
  }
  const first = Math.round(height * share);
  const rest = { left, top: top + first, width, height: height - first };
  const wall = { isUpright: false, at: top + first, from: left, to: left + width };
  const near = dividedInto({ ...area, height: first }, depth - 1, random);
  return [wall, ...near, ...dividedInto(rest, depth - 1, random)];
}

/** The four outer walls of an area. */
export const outerWalls = ({ left, top, width, height }: Area): Wall[] => [
  { isUpright: false, at: top, from: left, to: left + width },
  { isUpright: true, at: left + width, from: top, to: top + height },
  { isUpright: false, at: top + height, from: left, to: left + width },
  { isUpright: true, at: left, from: top, to: top + height },
];

/** The stretches of a wall between the walls that meet it. */
export function freeStretches(wall: Wall, walls: readonly Wall[]): [from: number, to: number][] {
  const joints = walls
    .filter((other) => other.isUpright !== wall.isUpright)
    .filter((other) => other.from === wall.at || other.to === wall.at)
    .map(({ at }) => at)
    .filter((at) => at > wall.from && at < wall.to);
  const ends = [wall.from, ...joints.toSorted((a, b) => a - b), wall.to];
  return ends.slice(1).map((to, index) => [ends[index] ?? to, to]);
}

/** The square a door's leaf sweeps, as the x and y of its middle. */
function sweptMiddle({ wall, start, side }: Door): [x: number, y: number] {
  const [along, away] = [start + doorWidth / 2, wall.at + (side * doorWidth) / 2];
  return wall.isUpright ? [away, along] : [along, away];
}

function collide(one: Door, other: Door): boolean {
  const [x, y] = sweptMiddle(one);
  const [otherX, otherY] = sweptMiddle(other);
  return Math.max(Math.abs(x - otherX), Math.abs(y - otherY)) < doorWidth;
}

/**
 * A door for a wall, clear of the walls that meet it and, if possible, of the doors already placed.
 * Returns undefined if no stretch is wide enough.
 */
export function hangDoor(
  wall: Wall,
  {
    walls,
    hung,
    sides = [1, -1],
    random,
  }: {
    walls: readonly Wall[];
    hung: readonly Door[];
    sides?: readonly (1 | -1)[];
    random: Random;
  },
): Door | undefined {
  const margin = doorWidth + clearOfJoints;
  const places = freeStretches(wall, walls)
    .filter(([from, to]) => to - from >= margin + clearOfJoints)
    .flatMap(([from, to]) => [
      from + clearOfJoints,
      to - margin,
      Math.round(between(random, from + clearOfJoints, to - margin)),
    ]);
  const doors = places.flatMap((start) => sides.map((side): Door => ({ wall, start, side })));
  const tried = shuffled(random, doors);
  return tried.find((door) => !hung.some((other) => collide(door, other))) ?? tried[0];
}
