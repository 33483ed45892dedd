import { cornersOf, inset, type Point, type Rectangle, type Span } from '../geometry.ts';
import type { Scene } from '../scene.ts';
import { box, uprights, walls } from '../solids.ts';
import { type Form, fittedHeights, materialOf, plate } from './form.ts';

const plan: Rectangle = { x: 1.6, y: 2, width: 6.6, depth: 5.8 };
const slab = 0.15;
const tallest = 8;

const columnGrid: readonly Point[] = [0, 1, 2, 3].flatMap((across) =>
  [0, 1, 2].map(
    (deep): Point => [
      plan.x + 0.15 + (across * (plan.width - 0.3)) / 3,
      plan.y + 0.15 + (deep * (plan.depth - 0.3)) / 2,
    ],
  ),
);

const isInFront = ([x, y]: Point) => x > plan.x + plan.width - 0.5 || y > plan.y + plan.depth - 0.5;

/** The red storey's walls; its top is under the next slab. */
function room(scene: Scene, span: Span): void {
  const inside = inset(plan, 0.9);
  walls(scene, cornersOf(inside), span, 'sig');
  uprights(scene, inside, span, { spacing: 0.8, material: 'sig' });
}

/** An open frame: slabs on columns, one storey per volume; only the hardest is filled in. */
export const frame: Form = {
  unit: 'storey',
  capacity: 14,
  build(scene, volumes) {
    const heights = fittedHeights(
      volumes.map(({ weight }) => 0.5 + weight * 0.3),
      tallest,
    );
    const total = heights.reduce((sum, height) => sum + height, 0);
    scene.shadow(cornersOf(plan), total, plate);
    let level = 0;
    volumes.forEach((volume, index) => {
      const [floor, next] = [level + slab, level + (heights[index] ?? 0)];
      box(scene, plan, [level, floor], { material: materialOf(volume) });
      if (volume.isHardest) room(scene, [floor, next]);
      const isTop = index === volumes.length - 1;
      for (const column of columnGrid.filter((each) => isTop || isInFront(each))) {
        scene.upright(column, [floor, next], 'col');
      }
      level = next;
    });
    box(scene, plan, [level, level + slab]);
  },
};
