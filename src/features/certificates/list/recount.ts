import { certificateStats, choices } from '../../../lib/certificate-list.ts';
import { monthOf } from '../../../lib/dates.ts';
import { arrange } from './arrange.ts';
import { type Card, cards, part } from './cards.ts';

/** Updates figures, controls, choices and the empty state after cards were added or removed. */
export function recount(): void {
  const all = cards();
  for (const selector of ['[data-controls]', '[data-stats-switch]', '[data-count]']) {
    part(selector).hidden = all.length === 0;
  }
  part('[data-empty]').hidden = all.length > 0;
  const isOpen = part('[data-stats-switch]').ariaExpanded === 'true';
  part('#certificate-stats').hidden = all.length === 0 || !isOpen;
  showFigures(all);
  for (const name of ['issuer', 'type'] as const) offer(name, choices(all.map((one) => one[name])));
  arrange();
}

function showFigures(all: readonly Card[]): void {
  const list = all.map(({ issuer, type, month }) => ({ issuer, type, dateMonth: month || null }));
  const { total, platforms, thisYear, categories } = certificateStats(list, monthOf(new Date()));
  const figures = part('#certificate-stats').querySelectorAll('dd');
  for (const [index, figure] of [total, platforms, thisYear, categories].entries()) {
    const place = figures[index];
    if (place) place.textContent = String(figure);
  }
}

/** Makes a filter offer the cards' values; a selected value without cards is reset to all. */
function offer(name: 'issuer' | 'type', words: readonly string[]): void {
  const select = part<HTMLSelectElement>(`[data-controls] [name="${name}"]`);
  const [all] = select.options;
  const chosen = select.value;
  select.replaceChildren(...(all ? [all] : []), ...words.map((one) => new Option(one)));
  select.value = words.includes(chosen) ? chosen : '';
}
