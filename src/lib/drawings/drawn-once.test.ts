import { expect, it } from 'vitest';
import { drawnOnce } from './drawn-once.ts';

it('draws once for the same input, and again for any other', () => {
  let drawn = 0;
  const draw = () => `<svg ${++drawn}/>`;
  const input = () => ['model', { id: 'lattice', techStack: ['React'] }, {}] as const;
  expect(drawnOnce(input(), draw)).toBe(drawnOnce(input(), draw));
  expect(drawnOnce(['model', { id: 'lattice', techStack: ['React', 'Go'] }, {}], draw)).toBe(
    '<svg 2/>',
  );
});
