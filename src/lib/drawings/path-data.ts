import { convexHull, cornersOf, type Outline, type Point, sidesOf } from './geometry.ts';

/**
 * One stroke on the drawing's integer grid: where it starts and ends, its relative path commands,
 * and the convex outlines that together cover its ink.
 */
export type Shape = { start: Point; end: Point; commands: string; covers: readonly Outline[] };

const joined = (numbers: readonly number[]): string =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

const step = (from: Point, to: Point): [letter: string, numbers: number[]] => {
  const across = to[0] - from[0];
  const down = to[1] - from[1];
  if (down === 0) return ['h', across === 0 ? [] : [across]];
  return across === 0 ? ['v', [down]] : ['l', [across, down]];
};

function commandsAlong(points: Outline): string {
  let commands = '';
  let current = '';
  for (const [from, to] of sidesOf(points).slice(0, -1)) {
    const [letter, numbers] = step(from, to);
    if (numbers.length === 0) continue;
    const text = joined(numbers);
    commands += letter !== current ? letter + text : text.startsWith('-') ? text : ` ${text}`;
    current = letter;
  }
  return commands;
}

const first = (points: Outline): Point => points[0] ?? [0, 0];

/** A closed polygon through whole-number points. */
export const polygon = (points: Outline): Shape => ({
  start: first(points),
  end: first(points),
  commands: `${commandsAlong(points)}z`,
  covers: [convexHull(points)],
});

/** An open line through whole-number points. */
export const polyline = (points: Outline): Shape => ({
  start: first(points),
  end: points.at(-1) ?? first(points),
  commands: commandsAlong(points),
  covers: sidesOf(points).slice(0, -1),
});

const middle = ([a, b]: readonly [Point, Point]): Point => [
  Math.round((a[0] + b[0]) / 2),
  Math.round((a[1] + b[1]) / 2),
];

/** A closed quadratic spline through the midpoints of the outline, with its corners as controls. */
export function smoothLoop(points: Outline): Shape {
  const sides = sidesOf(points);
  let from = middle(sides.at(-1) ?? [first(points), first(points)]);
  const start = from;
  const curves = sides.map((side) => {
    const [pull, to] = [side[0], middle(side)];
    const numbers = [pull[0] - from[0], pull[1] - from[1], to[0] - from[0], to[1] - from[1]];
    from = to;
    return joined(numbers);
  });
  const commands = curves.map((curve) => (curve.startsWith('-') ? curve : ` ${curve}`)).join('');
  return { start, end: start, commands: `q${commands.trimStart()}z`, covers: [convexHull(points)] };
}

/** An ellipse that the isometric view turns into a circle of this radius. */
export function disc([x, y]: Point, radius: number): Shape {
  const diameter = 2 * radius;
  const start: Point = [x - radius, y - radius];
  // An arc's radii grow until it fits, so that only their ratio matters.
  const arc = '1.73 1 45 1 0';
  return {
    start,
    end: start,
    commands: `a${arc} ${diameter} ${diameter} ${arc}-${diameter}-${diameter}z`,
    covers: [cornersOf({ x: start[0], y: start[1], width: diameter, depth: diameter })],
  };
}

/** The `d` attribute for the shapes, with each move absolute or relative, whichever is shorter. */
export function pathData(shapes: readonly Shape[]): string {
  let pen: Point | undefined;
  let data = '';
  for (const { start, end, commands } of shapes) {
    const absolute = `M${joined(start)}`;
    const relative = pen && `m${joined([start[0] - pen[0], start[1] - pen[1]])}`;
    data += (relative && relative.length <= absolute.length ? relative : absolute) + commands;
    pen = end;
  }
  return data;
}
