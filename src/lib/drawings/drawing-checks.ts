import { expect } from 'vitest';
import type { Point } from './geometry.ts';

/** Checks shared by the tests of several drawings. */

const tag = /<(\/?)([a-zA-Z]+)((?: [a-zA-Z-]+="[^"<>]*")*)(\/?)>/g;
const attribute = / ([a-zA-Z-]+)="/g;
const strayAmpersand = /&(?!(?:amp|lt|gt|quot|#39);)/;

/** The only elements a drawing may contain: none that can do harm. */
const elements = new Set(['svg', 'g', 'path', 'text']);
const attributes = new Set(
  'class viewBox role aria-label aria-hidden preserveAspectRatio transform d x y xmlns'.split(' '),
);

function expectKnownParts(name: string, parts: string): void {
  expect(elements).toContain(name);
  for (const [, key] of parts.matchAll(attribute)) expect(attributes).toContain(key);
}

/** Checks that tags nest and close, with only known elements, known attributes and escaped text. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  for (const [, closing, name = '', parts = '', empty] of svg.matchAll(tag)) {
    expectKnownParts(name, parts);
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  expect(open).toEqual([]);
  expect(svg.replace(tag, '')).not.toMatch(/[<>]/);
  expect(svg).not.toMatch(strayAmpersand);
  expect(svg.isWellFormed()).toBe(true);
}

const withoutLabel = (svg: string) => svg.replace(/aria-label="[^"]*"/, '');

/** The text alternative of a drawing; undefined when it is decorative. */
export const labelOf = (svg: string): string | undefined =>
  / role="img" aria-label="([^"]*)"/.exec(svg)?.[1];

/** The path data of every path with exactly this class. */
export const pathsOf = (svg: string, className: string): string[] =>
  [...svg.matchAll(/<path class="([^"]*)" d="([^"]*)"/g)]
    .filter(([, found]) => found === className)
    .map(([, , data = '']) => data);

/** How many separate shapes are drawn in this class. */
export const shapeCount = (svg: string, className: string): number =>
  pathsOf(svg, className).join('').match(/m/gi)?.length ?? 0;

/** Checks that a drawing is well-formed, with at most two decimals and one red top. */
export function expectSound(svg: string): void {
  expectWellFormed(svg);
  const drawn = withoutLabel(svg);
  expect(drawn).not.toMatch(/NaN|Infinity|undefined|null|\de[+-]?\d/);
  for (const data of drawn.matchAll(/ (?:d|viewBox)="([^"]*)"/g)) {
    expect(data[1]).not.toMatch(/\.\d{3}/);
  }
  expect(shapeCount(svg, 't sig') + shapeCount(svg, 'fs')).toBeLessThanOrEqual(1);
}

const moved: Record<string, (pen: Point, numbers: number[]) => Point> = {
  M: (_, [x = 0, y = 0]) => [x, y],
  m: ([x, y], [dx = 0, dy = 0]) => [x + dx, y + dy],
  l: ([x, y], [dx = 0, dy = 0]) => [x + dx, y + dy],
  h: ([x, y], [dx = 0]) => [x + dx, y],
  v: ([x, y], [dy = 0]) => [x, y + dy],
};

/** The corners that straight path data visits, one list for each shape. */
export function cornersIn(data: string): Point[][] {
  const shapes: Point[][] = [];
  let pen: Point = [0, 0];
  for (const [, letter = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const numbers = (text.match(/-?\d+/g) ?? []).map(Number);
    if (letter === 'z') pen = shapes.at(-1)?.[0] ?? pen;
    const size = letter === 'h' || letter === 'v' ? 1 : 2;
    for (let index = 0; index < numbers.length; index += size) {
      pen = moved[letter]?.(pen, numbers.slice(index, index + size)) ?? pen;
      if (letter.toLowerCase() === 'm') shapes.push([]);
      shapes.at(-1)?.push(pen);
    }
  }
  return shapes;
}
