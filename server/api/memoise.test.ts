import { expect, it } from 'vitest';
import { memoise } from './memoise.ts';

it('makes a value once per object, and again for an equal but different object', () => {
  let made = 0;
  const numberOf = memoise((_entry: { id: string }) => ++made);
  const [first, second] = [{ id: 'a' }, { id: 'a' }];
  expect([numberOf(first), numberOf(first), numberOf(second), numberOf(first)]).toEqual([
    1, 1, 2, 1,
  ]);
});
