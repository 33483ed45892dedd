/** So many cards stand on one shelf: about a screen of them, in whole rows of 1, 2 and 3 columns. */
export const shelfLength = 6;

/** A list cut into shelves, in its order; only the last is shorter than the others. */
export const shelvesOf = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / shelfLength) }, (_, at) =>
    items.slice(at * shelfLength, (at + 1) * shelfLength),
  );
