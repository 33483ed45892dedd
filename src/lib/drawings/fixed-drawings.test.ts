import { describe, expect, it } from 'vitest';
import {
  expectSound,
  labelOf,
  pathsOf,
  shapeCount,
} from '../../../tests/fixtures/drawing-checks.ts';
import { crossedVoid, emptyPlate, explodedAxonometric, loadingPlate, readingKey } from './index.ts';

const drawings = { explodedAxonometric, readingKey, emptyPlate, crossedVoid, loadingPlate };

describe.each(Object.entries(drawings))('%s', (_, draw) => {
  it('is sound', () => expectSound(draw()));

  it('can be decorative, and stand alone as a file', () => {
    expect(labelOf(draw({ decorative: true }))).toBeUndefined();
    expect(draw({ standalone: true })).toContain('<svg xmlns="http://www.w3.org/2000/svg" ');
  });
});

describe('the exploded axonometric', () => {
  it('names its six layers, has one red room, and stays under 9 KB', () => {
    const svg = explodedAxonometric();
    const names = [...svg.matchAll(/<text[^>]*>(\w+)</g)].map(([, name]) => name);
    expect(names).toEqual(['Ground', 'Slab', 'Frame', 'Spaces', 'Envelope', 'Roof']);
    expect(shapeCount(svg, 't sig')).toBe(1);
    expect(labelOf(svg)).toContain('one room in red');
    expect(svg.length).toBeLessThan(9 * 1024);
  });
});

it('is the same when drawn again', () => {
  expect(explodedAxonometric({ align: 'end' })).toBe(explodedAxonometric());
  for (const draw of [readingKey, emptyPlate, crossedVoid, loadingPlate]) {
    expect(draw({ align: 'middle' })).toBe(draw());
  }
});

describe('placeholders for missing content', () => {
  it('Empty: a dashed volume on a plate', () => {
    expect(pathsOf(emptyPlate(), 'dash')).toHaveLength(1);
    expect(labelOf(emptyPlate({ label: 'No matches' }))).toBe('No matches');
  });

  it('a void drawn as a void (a crossed rectangle)', () => {
    expect(shapeCount(crossedVoid(), 'pa')).toBe(2);
    expect(shapeCount(crossedVoid(), 'pw')).toBe(1);
  });

  it('Loading: empty plates, hatched, not yet poured', () => {
    expect(shapeCount(loadingPlate(), 'h')).toBeGreaterThan(10);
    expect(shapeCount(loadingPlate(), 't plate')).toBe(1);
  });
});
