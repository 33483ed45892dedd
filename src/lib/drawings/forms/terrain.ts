import { drawHill, type Hill } from '../hill.ts';
import { box } from '../solids.ts';
import { type Form, materialOf } from './form.ts';

const hill: Hill = { centre: [4.8, 4.6], radii: [4.5, 4.3], top: 0.42, steps: 5, rise: 0.34 };
const summit = hill.steps * hill.rise;

/** A settlement on a hill: one house per volume, in rows. */
export const terrain: Form = {
  unit: 'volume',
  capacity: 16,
  build(scene, volumes, random) {
    drawHill(scene, hill, 0, random);
    const side = Math.ceil(Math.sqrt(volumes.length));
    const pitch = side > 3 ? 1.1 : 1.35;
    const start = 4.3 - (side * pitch) / 2;
    volumes.forEach((volume, index) => {
      const plan = {
        x: start + (index % side) * pitch,
        y: start + Math.floor(index / side) * pitch,
        width: pitch * 0.8,
        depth: pitch * 0.8,
      };
      const style = { material: materialOf(volume), floors: volume.weight + 1 };
      box(scene, plan, [summit, summit + 0.35 + volume.weight * 0.6], style);
    });
  },
};
