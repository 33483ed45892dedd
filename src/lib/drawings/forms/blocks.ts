import { cornersOf } from '../geometry.ts';
import { paintOrder } from '../paint-order.ts';
import { between, shuffled } from '../random.ts';
import { box } from '../solids.ts';
import type { Volume } from '../volumes.ts';
import { type Form, materialOf, plate } from './form.ts';

const margin = 0.7;
const emptyLot = 0.18;

const heightOf = (volume: Volume | undefined) => (volume ? 0.55 + volume.weight * 0.95 : emptyLot);

/** A quarter of the city: every volume stands on a lot of its own, unused lots stay low. */
export const blocks: Form = {
  unit: 'volume',
  capacity: 16,
  build(scene, volumes, random) {
    const side = volumes.length > 9 ? 4 : 3;
    const pitch = (10 - margin) / side;
    const lots = Array.from({ length: side * side }, (_, index) => index);
    const taken = shuffled(random, lots).slice(0, volumes.length);
    const houses = lots.map((lot) => {
      const volume = volumes[taken.indexOf(lot)];
      const [shiftX, shiftY] = [between(random, 0, 0.11), between(random, 0, 0.11)];
      const plan = {
        x: margin + pitch * ((lot % side) + shiftX),
        y: margin + pitch * (Math.floor(lot / side) + shiftY),
        width: pitch * (0.66 + between(random, 0, 0.11)),
        depth: pitch * (0.66 + between(random, 0, 0.11)),
      };
      return { plan, volume, height: heightOf(volume) };
    });
    for (const { plan, height } of houses) scene.shadow(cornersOf(plan), height, plate);
    for (const { plan, volume, height } of paintOrder(houses)) {
      const style = volume && { material: materialOf(volume), floors: Math.round(height / 0.55) };
      box(scene, plan, [0, height], style);
    }
  },
};
