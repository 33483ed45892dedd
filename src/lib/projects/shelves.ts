/** How many cards one shelf holds: about a screen, in whole rows of 1, 2 or 3 columns. */
export const shelfLength = 6;

/** Splits a list into shelves, in order; only the last may be shorter. */
export const shelvesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / shelfLength) }, (_, at) =>
    items.slice(at * shelfLength, (at + 1) * shelfLength),
  );
