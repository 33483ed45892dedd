import { between, type Random } from '../random.ts';
import type { Point3, Scene } from '../scene.ts';
import { box } from '../solids.ts';
import type { Volume } from '../volumes.ts';
import { type Form, materialOf, plateSide } from './form.ts';

type Node = { volume: Volume; place: Point3 };

const centre = plateSide / 2;

const square = ([x, y]: Point3, side: number) => ({
  x: x - side / 2,
  y: y - side / 2,
  width: side,
  depth: side,
});

function placedRound(volumes: readonly Volume[], random: Random): Node[] {
  return volumes.map((volume, index) => {
    const angle = ((index + between(random, 0, 0.6)) / volumes.length) * Math.PI * 2;
    const reach = between(random, 2.3, 3.9);
    const [x, y] = [centre + reach * Math.cos(angle), centre + reach * Math.sin(angle)];
    return { volume, place: [x, y, 1.2 + volume.weight * 1.05] };
  });
}

function grid(scene: Scene): void {
  for (let at = 2; at < plateSide; at += 2) {
    scene.level([at, 0], [at, plateSide], 0, 'h');
    scene.level([0, at], [plateSide, at], 0, 'h');
  }
}

/** Each node is tied to the next and to the hardest, every pair once. */
function ties(scene: Scene, nodes: readonly Node[]): void {
  const hub = nodes.findIndex(({ volume }) => volume.isHardest);
  const pairs = nodes.flatMap((_, index) => [
    [index, hub],
    [index, (index + 1) % nodes.length],
  ]);
  const distinct = new Map(
    pairs.map(([a = 0, b = 0]) => [`${Math.min(a, b)}-${Math.max(a, b)}`, [a, b] as const]),
  );
  for (const [a, b] of distinct.values()) {
    const [from, to] = [nodes[a], nodes[b]];
    if (from && to && a !== b) scene.line([from.place, to.place], 'edge');
  }
}

/** A graph over its plan: one node per volume, higher for harder ones. */
export const graph: Form = {
  unit: 'node',
  capacity: 12,
  build(scene, volumes, random) {
    grid(scene);
    const nodes = placedRound(volumes, random).toSorted(
      (a, b) => a.place[0] + a.place[1] - b.place[0] - b.place[1],
    );
    for (const { place } of nodes) box(scene, square(place, 1.1), [0, 0.12]);
    for (const { place } of nodes) {
      const [x, y, height] = place;
      scene.upright([x, y], [0.12, height], 'stem');
    }
    ties(scene, nodes);
    for (const { place, volume } of nodes) {
      const [, , height] = place;
      const span = [height - 0.4, height + 0.4] as const;
      box(scene, square(place, 0.8), span, { material: materialOf(volume) });
    }
  },
};
