import { expect, it } from 'vitest';
import { tooLong, tooMany } from './too-long.ts';

it('says how long a text may be once it is longer; trimmed space does not count', () => {
  expect(tooLong('x'.repeat(1001), 1000)).toBe('At most 1,000 characters.');
  expect(tooLong(` ${'x'.repeat(1000)}\n`, 1000)).toBe('');
});

it('says how many entries a list may have once it has more', () => {
  expect(tooMany(Array(101))).toBe('A list may have at most 100 entries.');
  expect(tooMany(Array(100))).toBe('');
});
