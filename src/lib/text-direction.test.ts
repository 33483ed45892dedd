import { expect, it } from 'vitest';
import { isRightToLeft } from './text-direction.ts';

it.each([
  ['“1. שלום” and more', true],
  ['مرحبا', true],
  ['Words, then שלום', false],
  ['壁 ۱۲', false],
  ['12 — 34', false],
])('the first letter tells the direction: %s', (text, expected) => {
  expect(isRightToLeft(text)).toBe(expected);
});
