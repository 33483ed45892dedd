import { expect, it } from 'vitest';
import { withLanguage } from './with-language.ts';

const [nepali, japanese] = [
  { name: 'Nepali', level: 'Native' },
  { name: 'Japanese', level: 'N2' },
];

it('adds a language behind the others', () => {
  expect(withLanguage([nepali], japanese)).toEqual([nepali, japanese]);
});

it('gives a language that is there already its level, in its place', () => {
  const better = { name: 'japanese', level: 'N1' };
  expect(withLanguage([japanese, nepali], better)).toEqual([better, nepali]);
});
