/** The place `steps` away from `at` among `count`, going round at both ends; 0 when there are none. */
export const wrapped = (at: number, steps: number, count: number): number =>
  count === 0 ? 0 : (((at + steps) % count) + count) % count;
