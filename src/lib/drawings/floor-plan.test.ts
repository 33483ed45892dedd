import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSound, labelOf } from '../../../tests/fixtures/drawing-checks.ts';
import { certificatePlan } from './certificate-plan.ts';
import { dividedInto, doorWidth, freeStretches, hangDoor, outerWalls } from './floor-plan.ts';
import { createRandom } from './random.ts';

const area = { left: 30, top: 22, width: 180, height: 106 };

describe('a floor plan', () => {
  it('has inner walls that stay inside and end on other walls', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const inner = dividedInto(area, 3, createRandom(seed));
        const walls = [...inner, ...outerWalls(area)];
        expect(inner.length).toBeGreaterThanOrEqual(3);
        for (const wall of inner) {
          for (const end of [wall.from, wall.to]) {
            const holds = walls.some(
              (other) => other.isUpright !== wall.isUpright && other.at === end,
            );
            expect(holds).toBe(true);
          }
        }
      }),
    );
  });

  it('places every door clear of adjoining walls', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const random = createRandom(seed);
        const walls = [...dividedInto(area, 3, random), ...outerWalls(area)];
        for (const wall of walls) {
          const door = hangDoor(wall, { walls, hung: [], random });
          if (!door) continue;
          const isClear = freeStretches(wall, walls).some(
            ([from, to]) => from < door.start && door.start + doorWidth < to,
          );
          expect(isClear).toBe(true);
        }
      }),
    );
  });
});

describe('a certificate as a plan tile', () => {
  it('is sound, small and the same each time, for any id', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (id) => {
        const svg = certificatePlan(id);
        expectSound(svg);
        expect(svg.length).toBeLessThan(1500);
        expect(certificatePlan(id)).toBe(svg);
      }),
    );
  });

  it('differs from id to id', () => {
    const plans = Array.from({ length: 50 }, (_, index) => certificatePlan(`id ${index}`));
    expect(new Set(plans).size).toBe(50);
  });

  it('is decorative unless given a label', () => {
    expect(labelOf(certificatePlan('a'))).toBeUndefined();
    expect(labelOf(certificatePlan('a', { label: '"Plan"' }))).toBe('&quot;Plan&quot;');
  });
});
