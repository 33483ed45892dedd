import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  expectSound,
  labelOf,
  pathsOf,
  shapeCount,
} from '../../../tests/fixtures/drawing-checks.ts';
import { postSection } from './post-section.ts';

const counts = fc.array(fc.oneof(fc.nat(5000), fc.double()), { maxLength: 60 });
const at = fc.option(fc.oneof(fc.integer({ min: -2, max: 60 }), fc.double()), { nil: undefined });

const heightsOf = (data: string) =>
  [...data.matchAll(/M[\d.]+ ([\d.]+)V([\d.]+)/g)].map(([, from, to]) => Number(from) - Number(to));

describe('a post as a building section', () => {
  it('is sound, small and the same each time, for any lengths', () => {
    fc.assert(
      fc.property(counts, at, (words, reader) => {
        const svg = postSection(words, { at: reader });
        expectSound(svg);
        expect(svg.length).toBeLessThan(2048);
        expect(postSection([...words], { at: reader })).toBe(svg);
        expect(shapeCount(svg, 'fs')).toBe(words.length > 0 ? 1 : 0);
      }),
    );
  });

  it('has one storey per heading', () => {
    for (const count of [1, 2, 7, 20]) {
      const svg = postSection(Array.from({ length: count }, (_, index) => 100 + index));
      expect(shapeCount(svg, 'f') + shapeCount(svg, 'fs')).toBe(count);
    }
  });

  it('has the tallest storey in red, as high as its section is long', () => {
    const svg = postSection([100, 400, 200]);
    const [red = 0] = heightsOf(pathsOf(svg, 'fs')[0] ?? '');
    const [first = 0, last = 0] = heightsOf(pathsOf(svg, 'f')[0] ?? '');
    expect(red).toBeGreaterThan(last);
    expect(last).toBeGreaterThan(first);
    expect(labelOf(svg)).toBe(
      'Building section: 3 storeys, one per heading; the tallest, number 2 from the ground, is red',
    );
  });

  it('marks the storey being read, and no storey that does not exist', () => {
    expect(shapeCount(postSection([100, 200], { at: 1 }), 'fs at')).toBe(1);
    expect(labelOf(postSection([100, 200], { at: 1 }))).toContain('the reader is at number 2');
    expect(shapeCount(postSection([100, 200], { at: 2 }), 'fs at')).toBe(0);
    expect(shapeCount(postSection([100, 200]), 'fs at')).toBe(0);
  });

  it('gives true numbers when headings share storeys', () => {
    const svg = postSection(
      Array.from({ length: 50 }, () => 100),
      { at: 4 },
    );
    expect(shapeCount(svg, 'f') + shapeCount(svg, 'fs')).toBe(17);
    expect(labelOf(svg)).toBe(
      'Building section: 50 headings in 17 storeys; the tallest, number 1 from the ground, ' +
        'is red; the reader is at number 2',
    );
  });

  it('stays within its frame however many headings there are', () => {
    fc.assert(
      fc.property(counts, (words) => {
        const heights = ['f', 'fs']
          .flatMap((name) => pathsOf(postSection(words), name))
          .flatMap(heightsOf);
        expect(heights.reduce((sum, height) => sum + height, 0)).toBeLessThan(63);
      }),
    );
  });
});
