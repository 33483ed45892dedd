import { expect, it } from 'vitest';
import { nounAfter } from './noun-after.ts';

it('is one noun for one thing, and another for none and for several', () => {
  expect([0, 1, 2].map((count) => nounAfter(count, 'role'))).toEqual(['roles', 'role', 'roles']);
  expect(nounAfter(2, 'company', 'companies')).toBe('companies');
});
