import { cornersOf, type Point } from '../geometry.ts';
import { paintOrder } from '../paint-order.ts';
import { atHeight, type Point3, type Scene } from '../scene.ts';
import { box, prism, uprights, walls } from '../solids.ts';
import { foot, isInside, rooms } from './building.ts';
import { drawEnvelope } from './envelope.ts';
import { drawGround } from './ground.ts';

/** Draws one layer of the building with its floor at a height. */
type DrawLayer = (scene: Scene, floor: number) => void;

/** One layer: its name, the height of its floor, and where its label's line starts. */
export type Layer = { name: string; floor: number; label: Point3; draw: DrawLayer };

const axesAcross = [1, 3, 5, 7];
const axesAlong = [1, 3, 5, 7, 9];
const endOfRow = (y: number) => (y > 5 ? 6 : 9);
const endOfColumn = (x: number) => (x > 6 ? 5 : 8);

const slab: DrawLayer = (scene, floor) => {
  prism(scene, foot, [floor - 0.3, floor]);
  for (const x of axesAlong) scene.level([x, 0.2], [x, endOfColumn(x)], floor, 'h');
  for (const y of axesAcross) scene.level([0.4, y], [endOfRow(y), y], floor, 'h');
};

const columnRows = [1.2, 2.85, 4.5, 6.15, 7.8];
const columnLines = [1.2, 2.75, 4.25, 5.8, 7.3, 8.8];
const columnSide = 0.2;

const frame: DrawLayer = (scene, floor) => {
  const columns = columnLines.flatMap((x) => columnRows.map((y): Point => [x, y]));
  for (const [x, y] of columns.filter(isInside)) {
    const plan = { x: x - 0.1, y: y - 0.1, width: columnSide, depth: columnSide };
    walls(scene, cornersOf(plan), [floor - 1.5, floor]);
  }
  scene.face(atHeight(foot, floor), 'beam');
  for (const y of columnRows) scene.level([1, y], [endOfRow(y), y], floor, 'e');
  for (const x of columnLines) scene.level([x, 1], [x, endOfColumn(x)], floor, 'e');
};

const spaces: DrawLayer = (scene, floor) => {
  prism(scene, foot, [floor - 0.15, floor]);
  for (const { plan, isProposal } of paintOrder(rooms)) {
    const height = isProposal ? 1.9 : 0.75;
    box(scene, plan, [floor, floor + height], { material: isProposal ? 'sig' : '' });
  }
};

const eaves = 0.25;

const roof: DrawLayer = (scene, floor) => {
  const outline = foot.map(
    ([x, y]): Point => [x + (x < 5 ? -eaves : eaves), y + (y < 3 ? -eaves : eaves)],
  );
  prism(scene, outline, [floor - 0.3, floor]);
  for (const x of [1.9, 3.65, 5.4, 7.15]) {
    box(scene, { x, y: 1.8, width: 0.9, depth: 1.7 }, [floor, floor + 0.35]);
  }
  const plant = { x: 2, y: 5.2, width: 2.6, depth: 1.6 };
  box(scene, plant, [floor, floor + 0.55]);
  uprights(scene, plant, [floor, floor + 0.55], { spacing: 0.4 });
};

/** The layers of the building, from the ground up. */
export const layers: readonly Layer[] = [
  { name: 'Ground', floor: 0, label: [9, 1, 0], draw: drawGround },
  { name: 'Slab', floor: 5.25, label: [9, 4, 0], draw: slab },
  { name: 'Frame', floor: 9.65, label: [9, 4, 0], draw: frame },
  { name: 'Spaces', floor: 14.35, label: [9, 4, 0], draw: spaces },
  { name: 'Envelope', floor: 19.8, label: [9, 4, -0.9], draw: drawEnvelope },
  { name: 'Roof', floor: 23.8, label: [9.25, 4, 0], draw: roof },
];
