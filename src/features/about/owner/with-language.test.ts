import { expect, it } from 'vitest';
import { withLanguage } from './with-language.ts';

const [nepali, japanese] = [
  { name: 'Nepali', level: 'Native' },
  { name: 'Japanese', level: 'N2' },
];

it('adds a language after the others', () => {
  expect(withLanguage([nepali], japanese)).toEqual([nepali, japanese]);
});

it('sets the level of a language that is already in the list, in place', () => {
  const better = { name: 'japanese', level: 'N1' };
  expect(withLanguage([japanese, nepali], better)).toEqual([better, nepali]);
});
