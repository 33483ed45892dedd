import { layPlate } from './base-plate.ts';
import type { LabelledOptions } from './empty.ts';
import { plateSide } from './forms/form.ts';
import { Scene } from './scene.ts';
import { svgElement, type ViewBox } from './svg.ts';

const margin = 0.5;
const hatchSpacing = 0.5;

/** About as high as a model, so that little moves when the model replaces it. */
const viewBox: ViewBox = [-221, -80, 442, 299];

/** Still loading: an empty, hatched plate; an SVG string. */
export function loadingPlate(options: LabelledOptions = {}): string {
  const scene = new Scene();
  const end = plateSide - margin;
  layPlate(scene);
  for (let at = margin; at <= end; at += hatchSpacing) {
    scene.level([margin, at], [end, at], 0, 'h');
  }
  const drawing = { className: 'iso', viewBox, label: options.label, body: scene.toSvg() };
  return svgElement(drawing, options);
}
