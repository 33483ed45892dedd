import { expect, it } from 'vitest';
import { newHighlight } from '../entities/highlight.ts';
import { highlightIcons, iconName } from './highlight-icons.ts';

it('has six categories: Tech, Infrastructure, Science, Nature, Objects, Creative', () => {
  expect(Object.keys(highlightIcons)).toEqual([
    'Tech',
    'Infrastructure',
    'Science',
    'Nature',
    'Objects',
    'Creative',
  ]);
});

it.each(Object.entries(highlightIcons))('%s shows nine icons', (_, icons) => {
  expect(icons).toHaveLength(9);
});

it('has no icon twice, and names each differently', () => {
  const all = Object.values(highlightIcons).flat();
  for (const side of [0, 1] as const) expect(new Set(all.map((icon) => icon[side])).size).toBe(54);
});

it('names an icon, the light bulb of a new highlight too', () => {
  expect(iconName(newHighlight.icon)).toBe('Light bulb');
  expect(iconName('🦉')).toBe('🦉');
});
