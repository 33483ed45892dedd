import {
  clipToRectangle,
  convexHull,
  type Outline,
  type Point,
  type Rectangle,
  type Span,
} from './geometry.ts';
import { PaintersStack } from './painters-stack.ts';
import { disc, polygon, polyline, type Shape, smoothLoop } from './path-data.ts';

/** A point of the model: x runs down to the right, y down to the left, z up; 1 is about a metre. */
export type Point3 = readonly [x: number, y: number, z: number];

/** Points of a plan lifted to a height. */
export const atHeight = (outline: Outline, z: number): Point3[] =>
  outline.map(([x, y]) => [x, y, z]);

/** Grid steps per model unit; points snap to this grid. */
const gridSteps = 20;

const cosine30 = 0.866;

/** How far a shadow reaches along x and y for each unit of height. */
const shadowReach: Point = [0.62, -0.3];

/**
 * An isometric drawing. Points are stored in plan coordinates, where moving up equals moving back
 * along both axes, so that every vertical or level edge is a short integer command. One matrix on
 * the surrounding group turns the plan into the isometric view.
 */
export class Scene {
  readonly #stack = new PaintersStack();
  readonly #scale: number;
  #highest = Number.POSITIVE_INFINITY;
  #lowest = Number.NEGATIVE_INFINITY;

  /** @param scale view box units per grid step */
  constructor(scale = 1) {
    this.#scale = scale;
  }

  /** A point of the model in view box units; the origin is at 0, 0. */
  onScreen(point: Point3): Point {
    return this.#projected(this.#onPlan(point));
  }

  /** A filled face; its points may turn either way. */
  face(points: readonly Point3[], className: string): void {
    this.#add(className, polygon(points.map((point) => this.#onPlan(point))));
  }

  /** An open line. */
  line(points: readonly Point3[], className: string): void {
    this.#add(className, polyline(points.map((point) => this.#onPlan(point))));
  }

  /** A level straight line between two points of the plan. */
  level(from: Point, to: Point, height: number, className: string): void {
    this.line(atHeight([from, to], height), className);
  }

  /** An upright line over a point of the plan. */
  upright([x, y]: Point, [from, to]: Span, className: string): void {
    this.line(
      [from, to].map((z): Point3 => [x, y, z]),
      className,
    );
  }

  /** A level, closed, smooth curve along an outline. */
  curve(outline: Outline, height: number, className: string): void {
    this.#add(className, smoothLoop(outline.map(([x, y]) => this.#onPlan([x, y, height]))));
  }

  /** A filled disc that faces the reader; its radius is in model units along a level edge. */
  disc(centre: Point3, radius: number, className: string): void {
    this.#add(className, disc(this.#onPlan(centre), Math.round(radius * gridSteps)));
  }

  /** The shadow of something upright on `ground`; overlapping shadows keep one tone. */
  shadow(foot: Outline, height: number, ground: Rectangle): void {
    const [dx, dy] = [shadowReach[0] * height, shadowReach[1] * height];
    const reach = convexHull([...foot, ...foot.map(([x, y]): Point => [x + dx, y + dy])]);
    const fallen = clipToRectangle(reach, ground);
    if (fallen.length < 3) return;
    this.face(atHeight(fallen, 0), 'sh');
  }

  /** The top and bottom of what has been drawn, in view box units. */
  get extent(): { top: number; bottom: number } {
    return { top: Math.floor(this.#highest), bottom: Math.ceil(this.#lowest) };
  }

  /** The drawing as one group, its origin moved to `left`, `top` in the view box. */
  toSvg(left = 0, top = 0): string {
    const across = Math.round(cosine30 * this.#scale * 1000) / 1000;
    const down = Math.round(0.5 * this.#scale * 1000) / 1000;
    const matrix = [across, down, -across, down, left, top].join(' ');
    return `<g transform="matrix(${matrix})">${this.#stack}</g>`;
  }

  #onPlan([x, y, z]: Point3): Point {
    const up = Math.round(z * gridSteps);
    return [Math.round(x * gridSteps) - up, Math.round(y * gridSteps) - up];
  }

  #projected([a, b]: Point): Point {
    return [(a - b) * cosine30 * this.#scale, (a + b) * 0.5 * this.#scale];
  }

  #add(className: string, shape: Shape): void {
    for (const point of shape.covers.flat()) {
      const [, y] = this.#projected(point);
      this.#highest = Math.min(this.#highest, y);
      this.#lowest = Math.max(this.#lowest, y);
    }
    this.#stack.add(className, shape);
  }
}
