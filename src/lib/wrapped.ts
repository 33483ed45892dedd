/** The index `steps` away from `at` among `count`, wrapping at both ends; 0 if there are none. */
export const wrapped = (at: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((at + steps) % count) + count) % count;
