/** Orders two texts the same way on every machine. */
export const byText = (a: string, b: string): number => (a === b ? 0 : a < b ? -1 : 1);

/** The lower Sort Order first. */
export const bySortOrder = (a: { sortOrder: number }, b: { sortOrder: number }): number =>
  a.sortOrder - b.sortOrder;

/** An order whose ties the id breaks, so that the server and the browser have the same. */
export const thenById =
  <T>(order: (a: T, b: T) => number) =>
  (a: T & { id: string }, b: T & { id: string }): number =>
    order(a, b) || byText(a.id, b.id);
