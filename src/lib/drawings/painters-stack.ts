import { overlap } from './geometry.ts';
import { pathData, type Shape } from './path-data.ts';

type Layer = { className: string; shapes: Shape[] };

/** Classes without a fill, or whose fills may overlap, so that the order within one never shows. */
const orderless = new Set(['h', 'h sig', 'e', 'sh', 'guide', 'dash', 'edge', 'stem', 'col']);

const shareArea = (first: Shape, second: Shape) =>
  first.covers.some((one) => second.covers.some((other) => overlap(one, other)));

/**
 * Shapes painted one over another. A shape joins an earlier path of its class if nothing it touches
 * lies between, so that the drawing looks the same with far fewer paths.
 */
export class PaintersStack {
  readonly #layers: Layer[] = [];

  /** Paints a shape over everything added before it. */
  add(className: string, shape: Shape): void {
    const layer = this.#layerFor(className, shape);
    if (layer) layer.shapes.push(shape);
    else this.#layers.push({ className, shapes: [shape] });
  }

  /** The `<path>` elements, bottom first. */
  toString(): string {
    return this.#layers
      .map(({ className, shapes }) => `<path class="${className}" d="${pathData(shapes)}"/>`)
      .join('');
  }

  #layerFor(className: string, shape: Shape): Layer | undefined {
    let found: Layer | undefined;
    for (const layer of this.#layers.toReversed()) {
      const isSame = layer.className === className;
      const isFree = isSame && orderless.has(className);
      if (!isFree && layer.shapes.some((other) => shareArea(other, shape))) return found;
      if (isSame) found = layer;
    }
    return found;
  }
}
