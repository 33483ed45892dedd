import { expect, it } from 'vitest';
import { tooLong } from './too-long.ts';

it('says how long a text may be once it is longer; trimmed space does not count', () => {
  expect(tooLong('x'.repeat(1001), 1000)).toBe('At most 1,000 characters.');
  expect(tooLong(` ${'x'.repeat(1000)}\n`, 1000)).toBe('');
});
