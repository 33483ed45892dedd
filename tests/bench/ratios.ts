import type { Figure } from './figure.ts';
import { fullBuild } from './measure/astro-build.ts';
import { fullRender } from './measure/first-render.ts';
import { hugoFull } from './measure/hugo-build.ts';
import { growth } from './measure/memory.ts';
import { changedPage } from './measure/save-post.ts';
import { shareName, variants, workName } from './measure/serve.ts';
import { slower } from './measure/under-change.ts';

const TIMES_QUICKER = 100;

function quicker(name: string, rebuild?: number, page?: number): Figure[] {
  if (!rebuild || !page) return [];
  const value = rebuild / page;
  const aim = { text: `at least ${TIMES_QUICKER} ×`, met: value >= TIMES_QUICKER };
  return [{ name, text: `${Math.round(value).toLocaleString('en')} ×`, value, aim }];
}

function share(name: string, aimed: boolean, time?: number, of?: number): Figure[] {
  if (!time || !of) return [];
  const value = time / of;
  const aim = { text: 'at most 1', met: value <= 1 };
  return [{ name, text: value.toFixed(2), value, ...(aimed && { aim }) }];
}

/** The figures that compare two measurements of the same site. */
export function ratios(figures: readonly Figure[]): Figure[] {
  const find = (name: string) => figures.find((figure) => figure.name === name);
  const valueOfLine = (name: string) => find(name)?.value;
  const [page, render] = [valueOfLine(changedPage), valueOfLine(fullRender)];
  const [hugo, astro] = [valueOfLine(hugoFull), valueOfLine(fullBuild)];
  const told = [...variants.flatMap((one) => [shareName(one), workName(one)]), slower, growth];
  return [
    ...quicker('A changed page (p95), so much quicker than Hugo’s build', hugo, page),
    ...quicker('A changed page (p95), so much quicker than Astro’s build', astro, page),
    ...share('Full render, in times of Hugo’s build', true, render, hugo),
    ...share('Full render, in times of Astro’s build', false, render, astro),
    ...told.flatMap((name) => find(name) ?? []),
  ];
}
