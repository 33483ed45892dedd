import { cornersOf } from '../geometry.ts';
import { between } from '../random.ts';
import { gable } from '../solids.ts';
import { type Form, materialOf, plate } from './form.ts';

const longest = 8.2;
const deepest = 2.6;

/** A works: one gabled hall per volume, side by side. */
export const sheds: Form = {
  unit: 'hall',
  capacity: 10,
  build(scene, volumes, random) {
    const depth = Math.min(9 / volumes.length, deepest);
    const start = 5 - (depth * volumes.length) / 2;
    const halls = volumes.map((volume, index) => {
      const width = longest - between(random, 0, 2.6);
      const x = random() > 0.5 ? 9.2 - width : 1;
      const plan = { x, y: start + index * depth, width, depth: depth * 0.9 };
      return { volume, plan, eaves: 0.45 + volume.weight * 0.42, rise: depth * 0.3 };
    });
    for (const { plan, eaves } of halls) scene.shadow(cornersOf(plan), eaves, plate);
    for (const { volume, plan, eaves, rise } of halls) {
      gable(scene, plan, { eaves, rise, material: materialOf(volume) });
    }
  },
};
