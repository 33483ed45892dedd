import type { ListedStudy } from '../../../lib/career/studies.ts';
import { studyStats } from '../../../lib/career/study-stats.ts';
import { monthOf } from '../../../lib/dates.ts';
import { figureParts } from '../../../lib/figure-parts.ts';
import { make } from '../../../ui/make.ts';

const figure = (value: string | number): HTMLElement =>
  make(
    'dd',
    {},
    ...figureParts(value).map(({ text, isUnit }) =>
      isUnit ? make('small', {}, `${text} `) : text,
    ),
  );

/** Counts the statistics above the list anew, of these records. */
export function recount(studies: readonly ListedStudy[]): void {
  const stats = studyStats(studies, monthOf(new Date())).map(({ label, value }) =>
    make('div', {}, make('dt', {}, label), figure(value)),
  );
  document.querySelector('#study-stats .stats')?.replaceChildren(...stats);
}
