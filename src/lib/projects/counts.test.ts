import { expect, it } from 'vitest';
import { createdLabel, foundLabel, usedLabel } from './counts.ts';

it('counts one project and one technology as one', () => {
  expect([0, 1, 2].map(createdLabel)).toEqual([
    'projects created',
    'project created',
    'projects created',
  ]);
  expect([1, 2].map(usedLabel)).toEqual(['technology used', 'technologies used']);
  expect(foundLabel(0, 1)).toBe('0 of 1 project');
  expect(foundLabel(1, 12)).toBe('1 of 12 projects');
});
