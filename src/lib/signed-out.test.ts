import { expect, it } from 'vitest';
import { saysSignedOut } from './signed-out.ts';

it.each([
  Object.assign(new Error('x'), { status: 401 }),
  Object.assign(new Error(''), { status: 403 }),
  new Error('HTTP 403'),
  new Error('Forbidden'),
])('%o means signed out', (error) => {
  expect(saysSignedOut(error)).toBe(true);
});

it.each([
  Object.assign(new Error('The disk is full.'), { status: 507 }),
  new TypeError('Failed to fetch'),
  null,
])('%o does not', (error) => {
  expect(saysSignedOut(error)).toBe(false);
});
