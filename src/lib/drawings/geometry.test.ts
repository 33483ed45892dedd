import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  clipToRectangle,
  convexHull,
  cornersOf,
  overlap,
  type Point,
  sidesOf,
} from './geometry.ts';

const place = fc.tuple(fc.integer({ min: -9, max: 19 }), fc.integer({ min: -9, max: 19 }));
const places = fc.array(place, { minLength: 3, maxLength: 12 });
const plate = { x: 0, y: 0, width: 10, depth: 10 };
const turn = (a: Point, b: Point, c: Point) =>
  (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]);

describe('convex hull', () => {
  it('has every point on the inner side of each of its sides', () => {
    fc.assert(
      fc.property(places, (points) => {
        for (const [from, to] of sidesOf(convexHull(points))) {
          for (const point of points) expect(turn(from, to, point)).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('clipping to a rectangle', () => {
  it('keeps nothing outside and everything that was inside', () => {
    fc.assert(
      fc.property(places, (points) => {
        const hull = convexHull(points);
        const clipped = clipToRectangle(hull, plate);
        for (const [x, y] of clipped) {
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(-1e-9);
          expect(Math.max(x, y)).toBeLessThanOrEqual(10 + 1e-9);
        }
        const inside = hull.filter(([x, y]) => x > 0 && y > 0 && x < 10 && y < 10);
        expect(clipped).toEqual(expect.arrayContaining([...inside]));
      }),
    );
  });

  it('keeps nothing of a shape outside the rectangle', () => {
    expect(clipToRectangle(cornersOf({ ...plate, x: 20 }), plate)).toEqual([]);
  });
});

describe('overlap', () => {
  const unit = cornersOf({ x: 0, y: 0, width: 2, depth: 2 });
  const at = (x: number, y: number) => cornersOf({ x, y, width: 2, depth: 2 });

  it('is more than a shared border', () => {
    expect(overlap(unit, at(1, 1))).toBe(true);
    expect(overlap(unit, at(2, 0))).toBe(false);
    expect(overlap(unit, at(2, 2))).toBe(false);
  });

  it('holds for a line that crosses, not for one along a side', () => {
    expect(overlap([[-1, 1], [3, 1]], unit)).toBe(true); // biome-ignore format: a line on a line
    expect(overlap([[0, 0], [2, 0]], unit)).toBe(false); // biome-ignore format: a line on a line
  });

  it('detects a slanted gap that bounding boxes would hide', () => {
    const lower: Point[] = [[0, 0], [4, 4], [0, 4]]; // biome-ignore format: a triangle on a line
    const upper: Point[] = [[1, 0], [5, 0], [5, 4]]; // biome-ignore format: a triangle on a line
    expect(overlap(lower, upper)).toBe(false);
  });

  it('is symmetric', () => {
    fc.assert(
      fc.property(places, places, (one, other) => {
        const [first, second] = [convexHull(one), convexHull(other)];
        expect(overlap(first, second)).toBe(overlap(second, first));
      }),
    );
  });
});
