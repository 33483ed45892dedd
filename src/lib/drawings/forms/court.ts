import { cornersOf, type Rectangle } from '../geometry.ts';
import { paintOrder } from '../paint-order.ts';
import { between } from '../random.ts';
import { box } from '../solids.ts';
import { type Form, materialOf, plate } from './form.ts';

const wallHeight = 0.5;

/** Eight wings round a court, the back ones first, so that few wings leave the court in view. */
function wingsAround(left: number, right: number, back: number, front: number): Rectangle[] {
  const wing = (low: number, high: number, from: number, to: number) => ({
    x: low,
    y: from,
    width: high - low,
    depth: to - from,
  });
  return [
    wing(1, left, 1, back),
    wing(left, right, 1, back),
    wing(right, 9, 1, back + 1),
    wing(1, left, back, back + 2.4),
    wing(1, left, back + 2.4, 9),
    wing(right, 9, back + 1, front),
    wing(left, right, front, 9),
    wing(right, 9, front, 9),
  ];
}

/** A courtyard block: one wing per volume, the rest of the ring a low wall. */
export const court: Form = {
  unit: 'volume',
  capacity: 8,
  build(scene, volumes, random) {
    const [left, back] = [between(random, 3, 3.7), between(random, 3, 3.6)];
    const [right, front] = [between(random, 6.4, 7), between(random, 6.4, 7)];
    const wings = wingsAround(left, right, back, front).map((plan, index) => {
      const volume = volumes[index];
      return { plan, volume, height: volume ? 0.5 + volume.weight * 0.75 : wallHeight };
    });
    for (const { plan, height } of wings) scene.shadow(cornersOf(plan), height, plate);
    scene.disc([left + 1.1, back + 1.8, 0.2], 0.3, 't');
    scene.disc([left + 2, back + 1.4, 0.2], 0.22, 't');
    for (const { plan, volume, height } of paintOrder(wings)) {
      const style = volume && { material: materialOf(volume), floors: volume.weight + 1 };
      box(scene, plan, [0, height], style);
    }
  },
};
