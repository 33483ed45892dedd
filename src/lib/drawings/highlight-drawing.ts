import { fittedView } from './base-plate.ts';
import { drawnOnce } from './drawn-once.ts';
import { type FormName, formOf } from './forms/index.ts';
import { buildModel } from './project-model.ts';
import { between, createRandom, seedFrom } from './random.ts';
import { type DrawingOptions, svgElement } from './svg.ts';
import type { Volume } from './volumes.ts';

const weightsFor = (seed: string) => {
  const random = createRandom(seedFrom(`weights of ${seed}`));
  const count = Math.floor(between(random, 4, 7));
  return Array.from({ length: count }, () => Math.floor(between(random, 1, 4)));
};

type Options = Omit<DrawingOptions, 'decorative'> & { form?: FormName };

/**
 * The small model on a highlight's card, an SVG string. It represents no data, so it is always
 * decorative.
 *
 * @param seed any text that belongs to the highlight, such as its id
 * @param options `form` replaces the one the seed chooses, so that neighbours differ
 */
export const highlightDrawing = (seed: string, options: Options = {}): string =>
  drawnOnce(['highlight', seed, options], () => draw(seed, options));

function draw(seed: string, options: Options): string {
  const weights = weightsFor(seed);
  const hardest = weights.indexOf(Math.max(...weights));
  const volumes = weights.map((weight, index): Volume => {
    const isHardest = index === hardest;
    return { technology: '', weight: isHardest ? weight + 1 : weight, isHardest };
  });
  const scene = buildModel(seedFrom(seed), volumes, formOf(seed, options.form));
  const viewBox = fittedView(scene);
  const drawing = { className: 'iso cover', viewBox, body: scene.toSvg() };
  return svgElement(drawing, { align: 'end', ...options });
}
