import { drawnOnce } from './drawn-once.ts';
import { cornersOf, type Rectangle } from './geometry.ts';
import { Scene } from './scene.ts';
import { box, prism } from './solids.ts';
import { type DrawingOptions, svgElement } from './svg.ts';

const plate: Rectangle = { x: 0, y: 0, width: 5, depth: 3 };

/**
 * The small model beside "How to read a model", an SVG string: three volumes, the tallest in red.
 */
export const readingKey = (options: DrawingOptions = {}): string =>
  drawnOnce(['key', options], () => draw(options));

function draw(options: DrawingOptions): string {
  const scene = new Scene();
  prism(scene, cornersOf(plate), [-0.3, 0], 'plate');
  box(scene, { x: 0.5, y: 0.7, width: 1.2, depth: 1.5 }, [0, 0.7], { floors: 2 });
  box(scene, { x: 2, y: 0.7, width: 1.2, depth: 1.5 }, [0, 1.7], { floors: 4, material: 'sig' });
  box(scene, { x: 3.5, y: 0.7, width: 1.1, depth: 1.5 }, [0, 1.1], { floors: 3 });
  const { top, bottom } = scene.extent;
  const drawing = {
    className: 'iso',
    viewBox: [-55, top - 2, 145, bottom - top + 4] as const,
    label: 'Three volumes on a plate, the tallest in red',
    body: scene.toSvg(),
  };
  return svgElement(drawing, options);
}
