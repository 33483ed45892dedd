import { drawnOnce } from './drawn-once.ts';
import { tiedCorners } from './exploded/building.ts';
import { type Layer, layers } from './exploded/layers.ts';
import { Scene } from './scene.ts';
import { type DrawingOptions, svgElement, type ViewBox } from './svg.ts';

/** Scales the model to its labels, because text keeps its size in view box units. */
const scale = 1.35;
const origin = { left: 392, top: 760 };
const viewBox: ViewBox = [70, 96, 690, 872];
const labelColumn = 676;

const label =
  'Exploded axonometric of a small building: ground, slab, frame, spaces, envelope and roof, ' +
  'with one room in red';

/** The dotted lines on which a layer was lifted off the one below. */
function guides(scene: Scene, from: number, to: number): void {
  for (const corner of tiedCorners) scene.upright(corner, [from, to], 'guide');
}

function labels(scene: Scene): string {
  const placed = layers.map(({ name, floor, label: [x, y, z] }) => {
    const [across, down] = scene.onScreen([x, y, floor + z]);
    return { name, x: Math.round(across + origin.left) + 6, y: Math.round(down + origin.top) };
  });
  const leads = placed.map(({ x, y }) => `M${x} ${y}H${labelColumn}`).join('');
  const names = placed.map(({ name, y }) => `<text x="684" y="${y + 4}">${name}</text>`).join('');
  return `<g class="lbl"><path class="lead" d="${leads}"/>${names}</g>`;
}

/**
 * The home page's hero, an SVG string: a small building lifted apart into its six labelled layers,
 * one room in red.
 */
export const explodedAxonometric = (options: DrawingOptions = {}): string =>
  drawnOnce(['exploded', options], () => draw(options));

function draw(options: DrawingOptions): string {
  const scene = new Scene(scale);
  let below: Layer | undefined;
  for (const layer of layers) {
    if (below) guides(scene, below.floor, layer.floor);
    layer.draw(scene, layer.floor);
    below = layer;
  }
  const body = scene.toSvg(origin.left, origin.top) + labels(scene);
  const drawing = { className: 'iso exploded', viewBox, label, body };
  return svgElement(drawing, { align: 'end', ...options });
}
