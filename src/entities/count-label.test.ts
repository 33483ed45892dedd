import { expect, it } from 'vitest';
import { countLabel } from './count-label.ts';

it('puts commas between thousands', () => {
  expect([0, 999, 1000, 1_234_567].map(countLabel)).toEqual(['0', '999', '1,000', '1,234,567']);
});
