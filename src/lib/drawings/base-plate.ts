import { plate, plateSide } from './forms/form.ts';
import { cornersOf, type Rectangle } from './geometry.ts';
import { atHeight, type Scene } from './scene.ts';
import { prism } from './solids.ts';
import type { ViewBox } from './svg.ts';

const thickness = 0.45;
const margin = 48;
const tileMargin = 15;
const tileTop = -115;
const tileBottom = 226;
const sideOnScreen = 173;

/** Lays the plate that every model stands on. */
export const layPlate = (scene: Scene): void =>
  prism(scene, cornersOf(plate), [-thickness, 0], 'plate');

/** As wide for every model, so that plates line up; as high as the model needs. */
export function fittedView(scene: Scene): ViewBox {
  const { top, bottom } = scene.extent;
  const half = sideOnScreen + margin;
  return [-half, top - 5, 2 * half, bottom - top + 14];
}

/** As high for every model too, unless one is taller still: for rows of small tiles. */
export function tileView(scene: Scene): ViewBox {
  const half = sideOnScreen + tileMargin;
  const top = Math.min(tileTop, scene.extent.top - 5);
  return [-half, top, 2 * half, tileBottom - top];
}

/** The edges of a volume that is not there, dashed. */
export function dashedVolume(scene: Scene, plan: Rectangle, height: number): void {
  const [back, right, front, left] = cornersOf(plan);
  if (!back || !right || !front || !left) return;
  const foot = [back, right, front, left, back];
  for (const level of [0, height]) scene.line(atHeight(foot, level), 'dash');
  for (const corner of [right, front, left]) scene.upright(corner, [0, height], 'dash');
}

/** Where a single absent volume stands: the middle of the plate. */
export const vacantLot: Rectangle = {
  x: plateSide * 0.3,
  y: plateSide * 0.3,
  width: plateSide * 0.4,
  depth: plateSide * 0.4,
};
export const vacantHeight = 3.4;
