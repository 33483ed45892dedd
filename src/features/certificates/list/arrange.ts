import { arranged, type CertificateSort, countText } from '../../../lib/certificate-list.ts';
import { cards, part } from './cards.ts';

const control = (name: string) =>
  part<HTMLInputElement | HTMLSelectElement>(`[data-controls] [name="${name}"]`);

const query = () => ({
  search: control('search').value,
  issuer: control('issuer').value,
  type: control('type').value,
  sort: control('sort').value as CertificateSort,
});

/** Shows the certificates that match, in order, and how many of all they are. */
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

/** Clears the search and all filters. */
export function clear(): void {
  for (const name of ['search', 'issuer', 'type']) control(name).value = '';
  arrange();
  control('search').focus();
}

/** Ctrl or Cmd with K focuses the search box (spec 3 §2). */
export function focusSearch(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  control('search').focus();
}
