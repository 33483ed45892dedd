import { recentValues } from '../recent.ts';

/** The cache's limit in characters: the drawings of some seven hundred projects. */
const KEPT = 1_500_000;

const drawings = recentValues<string, string>(KEPT, ({ length }) => length);

/**
 * Caches a drawing by its input, because a page is rendered again whenever anything on it changes,
 * and a drawing is slow: it compares all pairs of shapes that may hide each other.
 */
export const drawnOnce = (input: readonly unknown[], draw: () => string): string =>
  drawings.get(JSON.stringify(input), draw);
