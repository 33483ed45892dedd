import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Rectangle } from './geometry.ts';
import { paintOrder } from './paint-order.ts';

/** Boxes in the cells of a grid, each smaller than its cell, in any order. */
const boxes = fc
  .uniqueArray(fc.tuple(fc.nat(5), fc.nat(5)), { selector: String, maxLength: 20 })
  .chain((cells) =>
    fc.tuple(
      ...cells.map(([column, row]) =>
        fc
          .tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 10 }))
          .map(([width, depth]) => ({ plan: { x: column * 10, y: row * 10, width, depth } })),
      ),
    ),
  );

/** Where a line of sight crosses a plan, as x from back to front; undefined when it misses. */
function crossed(
  { x, y, width, depth }: Rectangle,
  sight: number,
): [back: number, front: number] | undefined {
  const [back, front] = [Math.max(x, y + sight), Math.min(x + width, y + depth + sight)];
  return back < front ? [back, front] : undefined;
}

it('paints, along every line of sight, what is in front after what is behind', () => {
  fc.assert(
    fc.property(boxes, fc.integer({ min: -55, max: 55 }), (items, sight) => {
      const ordered = paintOrder(items);
      expect(new Set(ordered)).toEqual(new Set(items));
      const met = ordered.map(({ plan }) => crossed(plan, sight + 0.5)).filter((hit) => !!hit);
      met.slice(1).forEach(([back], index) => {
        expect(back).toBeGreaterThanOrEqual(met[index]?.[1] ?? back);
      });
    }),
  );
});
