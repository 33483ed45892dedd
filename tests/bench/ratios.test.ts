import { describe, expect, it } from 'vitest';
import { fullBuild } from './measure/astro-build.ts';
import { fullRender } from './measure/first-render.ts';
import { hugoFull } from './measure/hugo-build.ts';
import { changedPage } from './measure/save-post.ts';
import { ratios } from './ratios.ts';

const figures = [
  { name: changedPage, text: '', value: 20 },
  { name: hugoFull, text: '', value: 4_000 },
  { name: fullBuild, text: '', value: 1_000 },
  { name: fullRender, text: '', value: 3_000 },
];

const told = (given: typeof figures) => ratios(given).map(({ text, aim }) => [text, aim?.met]);

describe('the ratios', () => {
  it('show how many times quicker a change is than the builds, and whether that is enough', () => {
    expect(told(figures).slice(0, 2)).toEqual([
      ['200 ×', true],
      ['50 ×', false],
    ]);
  });

  it('show the full render as a multiple of the builds; the aim is to be no slower than Hugo', () => {
    expect(told(figures).slice(2)).toEqual([
      ['0.75', true],
      ['3.00', undefined],
    ]);
  });

  it('leave out what was not measured', () => {
    expect(told(figures.slice(0, 1))).toEqual([]);
  });
});
