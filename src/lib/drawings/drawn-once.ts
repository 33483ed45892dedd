import { recentValues } from '../recent.ts';

/** As many characters of drawings as are kept: those of some two thousand projects. */
const KEPT = 4_000_000;

const drawings = recentValues<string, string>(KEPT, ({ length }) => length);

/**
 * The same drawing for the same input, drawn once and kept while there is room: every page that
 * shows a model is made again when anything else on it changes, and shapes that hide one another
 * are sorted out pair by pair.
 */
export const drawnOnce = (input: readonly unknown[], draw: () => string): string =>
  drawings.get(JSON.stringify(input), draw);
