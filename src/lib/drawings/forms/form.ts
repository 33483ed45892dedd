import type { Rectangle } from '../geometry.ts';
import type { Random } from '../random.ts';
import type { Scene } from '../scene.ts';
import type { Material } from '../solids.ts';
import type { Volume } from '../volumes.ts';

/** A way to build volumes on the plate: one thing per volume, taller or thicker by its weight. */
export type Form = {
  /** What one technology becomes, in words. */
  unit: 'volume' | 'storey' | 'hall' | 'node';
  /** The most units it can show legibly. */
  capacity: number;
  build: (scene: Scene, volumes: readonly Volume[], random: Random) => void;
};

/** The length of the plate's sides. */
export const plateSide = 10;
export const plate: Rectangle = { x: 0, y: 0, width: plateSide, depth: plateSide };

/** The hardest volume of a drawing has its signal colour. */
export const materialOf = ({ isHardest }: Volume): Material => (isHardest ? 'sig' : '');

/** The heights or thicknesses, shrunk in proportion if their sum exceeds `limit`. */
export function fittedHeights(heights: readonly number[], limit: number): number[] {
  const total = heights.reduce((sum, height) => sum + height, 0);
  return heights.map((height) => height * Math.min(1, limit / total));
}
