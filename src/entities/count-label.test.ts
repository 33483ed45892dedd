import { expect, it } from 'vitest';
import { countLabel, nounAfter, wordsLabel } from './count-label.ts';

it('puts commas between thousands', () => {
  expect([0, 999, 1000, 1_234_567].map(countLabel)).toEqual(['0', '999', '1,000', '1,234,567']);
});

it('counts one word as one', () => {
  expect([0, 1, 2, 1000].map(wordsLabel)).toEqual(['0 words', '1 word', '2 words', '1,000 words']);
});

it('is one noun for one thing, and another for none and for several', () => {
  expect([0, 1, 2].map((count) => nounAfter(count, 'role'))).toEqual(['roles', 'role', 'roles']);
  expect(nounAfter(2, 'company', 'companies')).toBe('companies');
});
