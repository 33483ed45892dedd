/** The noun after a number: 'position' after 1, else 'positions', or another plural. */
export const nounAfter = (count: number, one: string, many = `${one}s`): string =>
  count === 1 ? one : many;
