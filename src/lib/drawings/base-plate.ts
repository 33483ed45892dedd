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

/** A view with the same width for every model, so that plates line up, and the height it needs. */
export function fittedView(scene: Scene): ViewBox {
  const { top, bottom } = scene.extent;
  const half = sideOnScreen + margin;
  return [-half, top - 5, 2 * half, bottom - top + 14];
}

/** A view with the same height too, unless a model is taller: for rows of small tiles. */
export function tileView(scene: Scene): ViewBox {
  const half = sideOnScreen + tileMargin;
  const top = Math.min(tileTop, scene.extent.top - 5);
  return [-half, top, 2 * half, tileBottom - top];
}

/** Draws the edges of an absent volume, dashed. */
export function dashedVolume(scene: Scene, plan: Rectangle, height: number): void {
  const [back, right, front, left] = cornersOf(plan);
  if (!back || !right || !front || !left) return;
  const foot = [back, right, front, left, back];
  for (const level of [0, height]) scene.line(atHeight(foot, level), 'dash');
  for (const corner of [right, front, left]) scene.upright(corner, [0, height], 'dash');
}

/** The place of a single absent volume: the middle of the plate. */
export const vacantLot: Rectangle = {
  x: plateSide * 0.3,
  y: plateSide * 0.3,
  width: plateSide * 0.4,
  depth: plateSide * 0.4,
};
export const vacantHeight = 3.4;
