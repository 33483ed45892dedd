import type { Site } from './site.ts';

/** One line of the table at one size. */
export type Figure = {
  /** What was measured: the line's name, the same at every size. */
  name: string;
  /** As shown, with its unit. */
  text: string;
  /** The time other lines are compared with, in milliseconds; of several, the 95th percentile. */
  ms?: number;
};

/** Measures one thing about a running site. */
export type Measure = (site: Site) => Promise<Figure[]>;

const digits = (value: number) => (value < 10 ? 1 : 0);

/** Milliseconds as a person reads them: from a minute on in minutes, from ten seconds in seconds. */
export function duration(ms: number): string {
  if (ms >= 100_000) return `${(ms / 60_000).toFixed(1)} min`;
  if (ms >= 1_000) return `${(ms / 1_000).toFixed(digits(ms / 1_000))} s`;
  return `${ms.toFixed(digits(ms))} ms`;
}

/** The time a piece of work takes, in milliseconds, and what it gives. */
export async function timed<T>(work: () => Promise<T>): Promise<{ ms: number; result: T }> {
  const start = performance.now();
  const result = await work();
  return { ms: performance.now() - start, result };
}
