import type { Figure } from './figure.ts';
import { fullBuild } from './measure/astro-build.ts';
import { hugoFull } from './measure/hugo-build.ts';
import { changedPage } from './measure/save-post.ts';

/** How many times as long as a changed page (its 95th percentile) the full builds take. */
export function ratios(figures: readonly Figure[]): Figure[] {
  const msOf = (name: string) => figures.find((figure) => figure.name === name)?.ms;
  const page = msOf(changedPage);
  const against = (name: string, build?: number): Figure[] =>
    page && build ? [{ name, text: `${Math.round(build / page).toLocaleString('en')} ×` }] : [];
  return [
    ...against('Full `astro build` in times of a changed page (p95)', msOf(fullBuild)),
    ...against('Full Hugo build in times of a changed page (p95)', msOf(hugoFull)),
  ];
}
