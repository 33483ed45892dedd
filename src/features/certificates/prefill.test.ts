import { expect, it } from 'vitest';
import { prefilledBy, prefillHash } from './prefill.ts';

it.each(['aws-2024', 'ein Ü#%', 'a=b'])(
  'the form is filled with the certificate named: %s',
  (id) => {
    expect(prefilledBy(prefillHash(id))).toBe(id);
  },
);

it.each(['', '#', '#main'])('%s names no certificate', (hash) => {
  expect(prefilledBy(hash)).toBeNull();
});
