import type { Outline, Point } from './geometry.ts';
import { between, type Random } from './random.ts';
import type { Scene } from './scene.ts';

export type Hill = {
  centre: Point;
  /** Its reach along x and y at the foot. */
  radii: Point;
  /** The size of the top step, as a share of the foot. */
  top: number;
  steps: number;
  /** The height of one step. */
  rise: number;
};

const pointsRound = 12;

/** A contour around the origin with a radius of about 1 and two or three seeded bulges. */
function contour(random: Random): Outline {
  const [broad, fine] = [between(random, 0, Math.PI * 2), between(random, 0, Math.PI * 2)];
  return Array.from({ length: pointsRound }, (_, index): Point => {
    const angle = (index / pointsRound) * Math.PI * 2;
    const reach = 1.03 + 0.1 * Math.sin(2 * angle + broad) + 0.06 * Math.sin(3 * angle + fine);
    return [reach * Math.cos(angle), reach * Math.sin(angle)];
  });
}

/** A hill in level steps of one seeded contour, each smaller than the one below it. */
export function drawHill(scene: Scene, hill: Hill, base: number, random: Random): void {
  const shape = contour(random);
  for (let step = 0; step < hill.steps; step += 1) {
    const size = 1 - ((1 - hill.top) * step) / (hill.steps - 1);
    const outline = shape.map(
      ([x, y]): Point => [
        hill.centre[0] - step * 0.12 + x * hill.radii[0] * size,
        hill.centre[1] - step * 0.08 + y * hill.radii[1] * size,
      ],
    );
    scene.curve(outline, base + step * hill.rise, 'soil');
    scene.curve(outline, base + (step + 1) * hill.rise, 't soil');
  }
}
