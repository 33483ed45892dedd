import type { LabelledOptions } from './empty.ts';
import {
  type Area,
  type Door,
  dividedInto,
  doorWidth,
  freeStretches,
  hangDoor,
  outerWalls,
  type Wall,
} from './floor-plan.ts';
import { createRandom, type Random, seedFrom, shuffled } from './random.ts';
import { svgElement } from './svg.ts';

const house: Area = { left: 30, top: 22, width: 180, height: 106 };
const gridLines = 'M30 6V144M210 6V144M12 22H228M12 128H228';
const divisions = 3;
const glassDepth = 1.5;

const line = ({ isUpright }: Wall, at: number, from: number, to: number) =>
  isUpright ? `M${at} ${from}V${to}` : `M${from} ${at}H${to}`;

const opening = ({ wall, start }: Door) => line(wall, wall.at, start, start + doorWidth);

/** An open leaf and the quarter circle it sweeps. */
function leaf({ wall, start, side }: Door): string {
  const radius = `${doorWidth} ${doorWidth} 0 0 `;
  const reach = side * doorWidth;
  return wall.isUpright
    ? `M${wall.at} ${start}h${reach}a${radius}${side > 0 ? 1 : 0} ${-reach} ${doorWidth}`
    : `M${start} ${wall.at}v${reach}a${radius}${side > 0 ? 0 : 1} ${doorWidth} ${-reach}`;
}

function hangDoors(inner: readonly Wall[], outer: readonly Wall[], random: Random): Door[] {
  const walls = [...inner, ...outer];
  const doors: Door[] = [];
  const [entrance] = shuffled(random, outer);
  for (const wall of [...(entrance ? [entrance] : []), ...inner]) {
    const isFirst = wall.at === house.left || wall.at === house.top;
    const sides = wall === entrance ? ([isFirst ? 1 : -1] as const) : undefined;
    const door = hangDoor(wall, { walls, hung: doors, random, ...(sides && { sides }) });
    if (door) doors.push(door);
  }
  return doors;
}

type Window = { wall: Wall; from: number; to: number };

/** A window in the middle of each free stretch of the outer walls, except the entrance's. */
function windowsIn(outer: readonly Wall[], inner: readonly Wall[], doors: readonly Door[]) {
  return outer.flatMap((wall) =>
    freeStretches(wall, inner)
      .filter(([from, to]) => to - from > 24)
      .map(([from, to]): Window => {
        const quarter = Math.round((to - from) / 4);
        return { wall, from: from + quarter, to: to - quarter };
      })
      .filter(
        ({ from, to }) =>
          !doors.some(
            (door) => door.wall === wall && door.start < to && door.start + doorWidth > from,
          ),
      ),
  );
}

const glass = ({ wall, from, to }: Window) =>
  line(wall, wall.at - glassDepth, from, to) + line(wall, wall.at + glassDepth, from, to);

/**
 * The floor plan, an SVG string, shown for a certificate without an image. The same id always gives
 * the same plan. It represents no data, so it is decorative unless it has a label.
 */
export function certificatePlan(id: string, options: LabelledOptions = {}): string {
  const random = createRandom(seedFrom(id));
  const inner = dividedInto(house, divisions, random);
  const outer = outerWalls(house);
  const doors = hangDoors(inner, outer, random);
  const windows = windowsIn(outer, inner, doors);
  const walls = inner.map((wall) => line(wall, wall.at, wall.from, wall.to)).join('');
  const gaps = windows.map(({ wall, from, to }) => line(wall, wall.at, from, to)).join('');
  const body = [
    `<path class="pgrid" d="${gridLines}"/>`,
    `<path class="pw" d="M30 22h180v106H30z${walls}"/>`,
    `<path class="pg" d="${doors.map(opening).join('')}${gaps}"/>`,
    `<path class="pa" d="${doors.map(leaf).join('')}${windows.map(glass).join('')}"/>`,
  ].join('');
  const viewBox = [0, 0, 240, 150] as const;
  return svgElement({ className: 'plan', viewBox, label: options.label, body }, options);
}
