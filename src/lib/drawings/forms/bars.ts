import { cornersOf } from '../geometry.ts';
import { between } from '../random.ts';
import { box } from '../solids.ts';
import { type Form, materialOf, plate } from './form.ts';

const thickest = 2;

/** Thin slabs one behind the other, as in a bar chart: one per volume. */
export const bars: Form = {
  unit: 'volume',
  capacity: 12,
  build(scene, volumes, random) {
    const pitch = Math.min(8.4 / volumes.length, thickest);
    const start = 5 - (pitch * volumes.length) / 2;
    const slabs = volumes.map((volume, index) => {
      const y = 2 + between(random, 0, 0.6);
      const depth = 5.4 + between(random, 0, 1);
      const plan = { x: start + index * pitch, y, width: pitch * 0.92, depth };
      return { volume, plan, height: 0.7 + volume.weight * 0.8 };
    });
    for (const { plan, height } of slabs) scene.shadow(cornersOf(plan), height, plate);
    for (const { volume, plan, height } of slabs) {
      const style = { material: materialOf(volume), floors: volume.weight + 1 };
      box(scene, plan, [0, height], style);
    }
  },
};
