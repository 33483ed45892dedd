import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { difficultyOf, projectDifficulty } from './difficulty.ts';

/** The line of spec 2 §9, verbatim. */
const table =
  'react 2, vue 2, angular 3, svelte 2, node 2, express 1, fastapi 2, django 3, python 1, ' +
  'javascript 1, typescript 2, next 3, nuxt 3, gatsby 3, aws 4, docker 3, kubernetes 5, ' +
  'tensorflow 4, pytorch 4, ml 4, blockchain 5, solidity 5, web3 4';
const rows = table.split(', ').map((row) => row.split(' ') as [string, string]);

describe('difficulty weights per technology', () => {
  it.each(rows)('%s %s', (technology, weight) => {
    expect(difficultyOf(technology)).toBe(Number(weight));
    expect(difficultyOf(` ${technology.toUpperCase()} `)).toBe(Number(weight));
  });

  it('unknown = 1, even for names of built-in properties', () => {
    for (const name of ['Revit', '', 'constructor', '__proto__', 'toString', '日本語']) {
      expect(difficultyOf(name)).toBe(1);
    }
  });
});

describe('difficulty score', () => {
  it('is the sum of the weights', () => {
    expect(projectDifficulty([])).toBe(0);
    expect(projectDifficulty(['React', 'Docker', 'Revit'])).toBe(6);
  });

  it('does not depend on the order of the technologies', () => {
    const stack = fc.array(fc.oneof(fc.constantFrom(...rows.map(([name]) => name)), fc.string()));
    fc.assert(
      fc.property(stack, (names) => {
        expect(projectDifficulty(names.toReversed())).toBe(projectDifficulty(names));
        expect(projectDifficulty(names)).toBeGreaterThanOrEqual(names.length);
      }),
    );
  });
});
