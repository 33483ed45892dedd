import {
  arranged,
  type CertificateSort,
  certificateStats,
  countText,
} from '../../../lib/certificate-list.ts';
import { monthOf } from '../../../lib/dates.ts';
import { type Card, cards, part } from './cards.ts';

const control = (name: string) =>
  part<HTMLInputElement | HTMLSelectElement>(`[data-controls] [name="${name}"]`);

const query = () => ({
  search: control('search').value,
  issuer: control('issuer').value,
  type: control('type').value,
  sort: control('sort').value as CertificateSort,
});

/** Shows what is asked for, in order, and says how much of all it is. */
export function arrange(): void {
  const all = cards();
  const shown = arranged(all, query());
  for (const { element } of all) element.hidden = true;
  for (const { element } of shown) element.hidden = false;
  part('[data-list]').append(...shown.map(({ element }) => element));
  part('[data-count]').textContent = countText(shown.length, all.length);
  part('[data-none]').hidden = shown.length > 0 || all.length === 0;
  part('[data-list]').hidden = shown.length === 0;
}

/** Takes up cards that came or went: the figures, the controls, the empty state. */
export function recount(): void {
  const all = cards();
  for (const selector of ['[data-controls]', '[data-stats-switch]', '[data-count]']) {
    part(selector).hidden = all.length === 0;
  }
  part('[data-empty]').hidden = all.length > 0;
  showFigures(all);
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

/** Ends every search and filter. */
export function clear(): void {
  for (const name of ['search', 'issuer', 'type']) control(name).value = '';
  arrange();
  control('search').focus();
}

/** Ctrl or Cmd with K brings the search box (spec 3 §2). */
export function focusSearch(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  control('search').focus();
}
