import type { Point, Span } from '../geometry.ts';
import type { Point3, Scene } from '../scene.ts';

type Facade = { ends: readonly [Point, Point]; style: string };

/** The facades seen from inside first, then those in front of them. */
const facades: readonly Facade[] = [
  {
    ends: [
      [1, 1],
      [9, 1],
    ],
    style: 'inn',
  },
  {
    ends: [
      [1, 8],
      [1, 1],
    ],
    style: 'inn2',
  },
  {
    ends: [
      [6, 8],
      [1, 8],
    ],
    style: 'l gl',
  },
  {
    ends: [
      [6, 5],
      [6, 8],
    ],
    style: 'r gl',
  },
  {
    ends: [
      [9, 5],
      [6, 5],
    ],
    style: 'l gl',
  },
  {
    ends: [
      [9, 1],
      [9, 5],
    ],
    style: 'r gl',
  },
];

const wallHeight = 1.9;
/** From the sill to the head of each row, measured from the top of the wall. */
const windowRows: readonly Span[] = [
  [-1.7, -1.1],
  [-0.85, -0.25],
];
const windowWidth = 0.35;
const windowBay = 0.65;

/** A wall seen from outside or inside, with two rows of windows, hung below its top. */
function facade(scene: Scene, top: number, [[ax, ay], [bx, by]]: Facade['ends'], style: string) {
  const length = Math.hypot(bx - ax, by - ay);
  const bays = Math.round(length / windowBay);
  const panel = ([from, to]: Span, [low, high]: Span): Point3[] => {
    const at = (share: number, z: number): Point3 => [
      ax + (bx - ax) * share,
      ay + (by - ay) * share,
      top + z,
    ];
    return [at(from, low), at(to, low), at(to, high), at(from, high)];
  };
  scene.face(panel([0, 1], [-wallHeight, 0]), style);
  for (const row of windowRows) {
    for (let bay = 0; bay < bays; bay += 1) {
      const from = (bay + 0.22) / bays;
      scene.face(panel([from, from + windowWidth / length], row), 'win');
    }
  }
}

/** The outer walls with their windows, their tops at `floor`. */
export function drawEnvelope(scene: Scene, floor: number): void {
  for (const { ends, style } of facades) facade(scene, floor, ends, style);
}
