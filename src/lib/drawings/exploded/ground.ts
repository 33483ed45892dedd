import type { Outline, Point } from '../geometry.ts';
import { drawHill, type Hill } from '../hill.ts';
import { createRandom } from '../random.ts';
import { atHeight, type Scene } from '../scene.ts';
import { foot } from './building.ts';

const excavation: Outline = [
  [1.3, 1.3],
  [8.7, 1.3],
  [8.7, 4.7],
  [5.7, 4.7],
  [5.7, 7.7],
  [1.3, 7.7],
];

const trees: readonly Point[] = [
  [9.6, 6.6],
  [8.9, 7.6],
  [7.8, 7.2],
  [10.2, 5.8],
];

const site: Hill = { centre: [4.8, 4.5], radii: [6.8, 6.1], top: 0.64, steps: 6, rise: 0.25 };

/** The hillside cut level at `floor`, the building's outline dug into it. */
export function drawGround(scene: Scene, floor: number): void {
  drawHill(scene, site, floor - site.steps * site.rise, createRandom(77));
  scene.face(atHeight(foot, floor), 'pit');
  scene.line(atHeight([...excavation, [1.3, 1.3]], floor), 'dash');
  for (const [x, y] of trees) scene.disc([x, y, floor], 0.25, 't');
}
