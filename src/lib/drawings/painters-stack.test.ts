import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cornersIn } from '../../../tests/fixtures/drawing-checks.ts';
import { cornersOf, overlap, type Point } from './geometry.ts';
import { PaintersStack } from './painters-stack.ts';
import { pathData, polygon, polyline, smoothLoop } from './path-data.ts';

const small = fc.integer({ min: 0, max: 30 });
const place = fc.tuple(small, small);
const rectangle = fc
  .tuple(small, small, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
  .map(([x, y, width, depth]) => cornersOf({ x, y, width, depth }));
const painted = fc.array(fc.record({ outline: rectangle, style: fc.constantFrom('t', 'l', 'r') }));

const withoutRepeats = (points: readonly Point[]) =>
  points.filter((point, index) => index === 0 || `${point}` !== `${points[index - 1]}`);

describe('path data', () => {
  it('visits exactly the points given, whatever was drawn before', () => {
    const lines = fc.array(fc.array(place, { minLength: 2, maxLength: 6 }), { minLength: 1 });
    fc.assert(
      fc.property(lines, (drawn) => {
        expect(cornersIn(pathData(drawn.map(polyline)))).toEqual(drawn.map(withoutRepeats));
      }),
    );
  });

  it('returns to the start of a closed shape before the next', () => {
    fc.assert(
      fc.property(fc.array(rectangle, { minLength: 1 }), (outlines) => {
        expect(cornersIn(pathData(outlines.map(polygon)))).toEqual(outlines);
      }),
    );
  });
});

describe('a smooth loop', () => {
  it('ends where it started', () => {
    fc.assert(
      fc.property(fc.array(place, { minLength: 3, maxLength: 12 }), (points) => {
        const numbers = smoothLoop(points).commands.match(/-?\d+/g)?.map(Number) ?? [];
        expect(numbers).toHaveLength(points.length * 4);
        const sum = (offset: number) =>
          numbers
            .filter((_, index) => index % 4 === offset)
            .reduce((total, step) => total + step, 0);
        expect([sum(2), sum(3)]).toEqual([0, 0]);
      }),
    );
  });
});

describe("painter's order", () => {
  it('paints the later of two overlapping shapes over the earlier', () => {
    fc.assert(
      fc.property(painted, (shapes) => {
        const stack = new PaintersStack();
        for (const { outline, style } of shapes) stack.add(style, polygon(outline));
        const layers = [...`${stack}`.matchAll(/class="(.)" d="([^"]*)"/g)].map(
          ([, style, data = '']) => cornersIn(data).map((corners) => `${style} ${corners}`),
        );
        const layerOf = ({ outline, style }: (typeof shapes)[number]) =>
          layers.findIndex((layer) => layer.includes(`${style} ${outline}`));
        const distinct = shapes.filter(
          (shape, index) =>
            shapes.findIndex((other) => `${other.outline}` === `${shape.outline}`) === index,
        );
        distinct.forEach((early, index) => {
          for (const late of distinct.slice(index + 1)) {
            if (overlap(early.outline, late.outline)) {
              expect(layerOf(early)).toBeLessThan(layerOf(late));
            }
          }
        });
      }),
    );
  });

  it('merges shapes of one style into one path when nothing between them overlaps', () => {
    const stack = new PaintersStack();
    for (const x of [0, 5, 10]) {
      stack.add('l', polygon(cornersOf({ x, y: 0, width: 4, depth: 4 })));
      stack.add('t', polygon(cornersOf({ x, y: 4, width: 4, depth: 4 })));
    }
    expect(`${stack}`.match(/<path/g)).toHaveLength(2);
  });
});
