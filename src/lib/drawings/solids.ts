import {
  cornersOf,
  type Outline,
  type Point,
  type Rectangle,
  type Span,
  sidesOf,
} from './geometry.ts';
import { atHeight, type Point3, type Scene } from './scene.ts';

/** A solid's material: card by default, `sig` for the one red volume, `plate` for the base. */
export type Material = '' | 'sig' | 'plate';
type BoxStyle = { material?: Material; floors?: number };

const styled = (face: string, material: Material) => (material ? `${face} ${material}` : face);

/** Which way a wall faces: `l` left, `r` right, `m` between; undefined if it faces away. */
function facing([ax, ay]: Point, [bx, by]: Point): 'l' | 'm' | 'r' | undefined {
  const [normalX, normalY] = [by - ay, ax - bx];
  if (normalX + normalY <= 1e-6) return undefined;
  if (normalY > normalX * 1.7) return 'l';
  return normalX > normalY * 1.7 ? 'r' : 'm';
}

/** The visible walls over an outline given clockwise seen from above (x to the right, y down). */
export function walls(
  scene: Scene,
  foot: Outline,
  [from, to]: Span,
  material: Material = '',
): void {
  for (const [a, b] of sidesOf(foot)) {
    const side = facing(a, b);
    if (!side) continue;
    scene.face([...atHeight([a, b], from), ...atHeight([b, a], to)], styled(side, material));
  }
}

/** An upright solid: walls over an outline, and their top. */
export function prism(scene: Scene, foot: Outline, span: Span, material: Material = ''): void {
  walls(scene, foot, span, material);
  scene.face(atHeight(foot, span[1]), styled('t', material));
}

/** A box, with `floors - 1` level lines round its two visible walls. */
export function box(scene: Scene, plan: Rectangle, span: Span, style: BoxStyle = {}): void {
  const { material = '', floors = 1 } = style;
  const [from, to] = span;
  const [, right, front, left] = cornersOf(plan);
  prism(scene, cornersOf(plan), span, material);
  if (!right || !front || !left) return;
  for (let floor = 1; floor < floors; floor += 1) {
    const level = from + ((to - from) * floor) / floors;
    scene.line(atHeight([left, front, right], level), styled('h', material));
  }
}

/** Upright lines about every `spacing` on the two visible walls of a box. */
export function uprights(
  scene: Scene,
  plan: Rectangle,
  span: Span,
  { spacing, material = '' }: { spacing: number; material?: Material },
): void {
  const [, right, front, left] = cornersOf(plan);
  if (!right || !front || !left) return;
  const places = [...dividedEvery(spacing, left, front), ...dividedEvery(spacing, front, right)];
  for (const place of places) {
    scene.upright(place, span, styled('h', material));
  }
}

/** The points that divide a line into equal parts of about `size`, without its ends. */
function dividedEvery(size: number, [ax, ay]: Point, [bx, by]: Point): Point[] {
  const parts = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / size));
  return Array.from({ length: parts - 1 }, (_, index) => {
    const share = (index + 1) / parts;
    return [ax + (bx - ax) * share, ay + (by - ay) * share];
  });
}

/** A hall whose ridge runs along x, with ribs on the near slope. */
export function gable(
  scene: Scene,
  { x, y, width, depth }: Rectangle,
  { eaves, rise, material = '' }: { eaves: number; rise: number; material?: Material },
): void {
  const [end, front, middle, ridge] = [x + width, y + depth, y + depth / 2, eaves + rise];
  const spine: Point3[] = [
    [end, middle, ridge],
    [x, middle, ridge],
  ];
  scene.face([[x, y, eaves], [end, y, eaves], ...spine], styled('t', material));
  const nearEaves: Point3[] = [
    [x, front, eaves],
    [end, front, eaves],
  ];
  scene.face([[x, front, 0], [end, front, 0], ...nearEaves.toReversed()], styled('l', material));
  const gableTop: Point3[] = [
    [end, front, eaves],
    [end, middle, ridge],
    [end, y, eaves],
  ];
  scene.face([[end, y, 0], [end, front, 0], ...gableTop], styled('r', material));
  scene.face([...nearEaves, ...spine], styled('m', material));
  for (const [rib] of dividedEvery(0.67, [x, 0], [end, 0])) {
    scene.line(
      [
        [rib, front, eaves],
        [rib, middle, ridge],
      ],
      styled('h', material),
    );
  }
}
