import { expect, it } from 'vitest';
import { inSlices } from './in-slices.ts';

const busy = (ms: number) => {
  for (const end = performance.now() + ms; performance.now() < end; );
};

it('yields to other work once it has run for a while, and not before', async () => {
  let turns = 0;
  const visitor = () => {
    turns += 1;
    others = setImmediate(visitor);
  };
  let others = setImmediate(visitor);
  const turn = inSlices();
  await turn();
  expect(turns).toBe(0);
  busy(5);
  await turn();
  expect(turns).toBeGreaterThan(0);
  clearImmediate(others);
});
