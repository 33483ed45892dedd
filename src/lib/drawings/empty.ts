import { dashedVolume, fittedView, layPlate, vacantHeight, vacantLot } from './base-plate.ts';
import { Scene } from './scene.ts';
import { type DrawingOptions, svgElement } from './svg.ts';

/** Options of a drawing that represents no data; without a label it is decorative. */
export type LabelledOptions = DrawingOptions & { label?: string };

/** Nothing here yet, or nothing found: a dashed volume on a plate, an SVG string. */
export function emptyPlate(options: LabelledOptions = {}): string {
  const scene = new Scene();
  layPlate(scene);
  dashedVolume(scene, vacantLot, vacantHeight);
  const { label } = options;
  const drawing = { className: 'iso', viewBox: fittedView(scene), label, body: scene.toSvg() };
  return svgElement(drawing, options);
}

/** No picture: a void drawn as on plans, a crossed rectangle, as large as a certificate's plan. */
export function crossedVoid(options: LabelledOptions = {}): string {
  const body =
    '<path class="pa" d="M30 22l180 106m0-106L30 128"/><path class="pw" d="M30 22h180v106H30z"/>';
  const viewBox = [0, 0, 240, 150] as const;
  return svgElement({ className: 'plan', viewBox, label: options.label, body }, options);
}
