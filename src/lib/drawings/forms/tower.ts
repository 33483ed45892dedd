import { cornersOf } from '../geometry.ts';
import { between } from '../random.ts';
import { box } from '../solids.ts';
import { type Form, fittedHeights, materialOf, plate } from './form.ts';

const tallest = 8.5;
const narrowest = 2;
const lowestFloor = 0.3;

/** A stepped tower: one storey per volume, set back a little at each level. */
export const tower: Form = {
  unit: 'storey',
  capacity: 14,
  build(scene, volumes, random) {
    const plan = { x: 2.6, y: 2.6, width: 4.8, depth: 4.8 };
    const heights = fittedHeights(
      volumes.map(({ weight }) => 0.35 + weight * 0.42),
      tallest,
    );
    const total = heights.reduce((sum, height) => sum + height, 0);
    scene.shadow(cornersOf(plan), total * 0.8, plate);
    box(scene, { x: 0.4, y: 7, width: 2, depth: 2.2 }, [0, 0.2]);
    const setBack = Math.min(1, 5 / volumes.length);
    let level = 0;
    volumes.forEach((volume, index) => {
      const height = heights[index] ?? 0;
      const floors = Math.min(volume.weight + 1, Math.floor(height / lowestFloor));
      const top = level + height;
      box(scene, plan, [level, top], { material: materialOf(volume), floors });
      level = top;
      const step = setBack * between(random, 0.15, 0.9);
      if (index % 2) {
        plan.x += step / 2;
        plan.width = Math.max(plan.width - step, narrowest);
      } else {
        plan.y += step / 3;
        plan.depth = Math.max(plan.depth - step, narrowest);
      }
    });
    box(scene, { x: 4.5, y: 8, width: 1.7, depth: 1.3 }, [0, 0.8]);
  },
};
