import { expect, it } from 'vitest';
import { withChosen } from './with-chosen.ts';

it('an unlisted value remains available as a choice', () => {
  expect(withChosen(['a', 'b'], 'c')).toEqual(['a', 'b', 'c']);
  expect(withChosen([2, 1], 3)).toEqual([2, 1, 3]);
});

it('a known value, or none, adds nothing', () => {
  expect(withChosen(['a', 'b'], 'b')).toEqual(['a', 'b']);
  expect(withChosen(['a', 'b'], '')).toEqual(['a', 'b']);
});
