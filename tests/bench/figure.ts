import type { Site } from './site.ts';

/** What a figure should be, and whether it is. */
export type Aim = { text: string; met: boolean };

/** One line of a table at one size. */
export type Figure = {
  /** What was measured: the line's name, the same at every size. */
  name: string;
  /** As shown, with its unit. */
  text: string;
  /**
   * The value for comparisons: milliseconds for times, the 95th percentile when there are several.
   */
  value?: number;
  aim?: Aim;
};

/** Measures one thing about a running site. */
export type Measure = (site: Site) => Promise<Figure[]>;

const digits = (value: number) => (value < 10 ? 1 : 0);

/** Milliseconds for a reader: in minutes from one minute on, in seconds from ten seconds on. */
export function duration(ms: number): string {
  if (ms >= 100_000) return `${(ms / 60_000).toFixed(1)} min`;
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(digits(ms / 1_000))} s`;
  return `${ms.toFixed(digits(ms))} ms`;
}

/** A whole number with separated thousands. */
export const whole = (value: number): string => Math.round(value).toLocaleString('en');

/** The aim to stay below a time, in milliseconds. */
export const under = (ms: number, value: number): Aim => ({
  text: `under ${duration(ms)}`,
  met: value < ms,
});

/** Runs a piece of work; returns its time in milliseconds and its result. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}
