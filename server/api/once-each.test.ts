import { expect, it } from 'vitest';
import { onceEach } from './once-each.ts';

it('makes a value once for an object, and anew for another that looks the same', () => {
  let made = 0;
  const numberOf = onceEach((_entry: { id: string }) => ++made);
  const [first, second] = [{ id: 'a' }, { id: 'a' }];
  expect([numberOf(first), numberOf(first), numberOf(second), numberOf(first)]).toEqual([
    1, 1, 2, 1,
  ]);
});
