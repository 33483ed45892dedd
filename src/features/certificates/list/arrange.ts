import { arranged, type CertificateSort, countText } from '../../../lib/certificate-list.ts';
import { chooseByAddress, tellAddress } from '../../../ui/controls-in-address.ts';
import { cards, part } from './cards.ts';

const control = (name: string) =>
  part<HTMLInputElement | HTMLSelectElement>(`[data-controls] [name="${name}"]`);

const controls = () => ['q', 'issuer', 'type', 'sort'].map(control);

const query = () => ({
  search: control('q').value,
  issuer: control('issuer').value,
  type: control('type').value,
  sort: control('sort').value as CertificateSort,
});

/** Shows the certificates that match, in order, and how many of all they are; tells the address. */
export function arrange(): void {
  const all = cards();
  const shown = arranged(all, query());
  for (const { element } of all) element.hidden = true;
  for (const { element } of shown) element.hidden = false;
  part('[data-list]').append(...shown.map(({ element }) => element));
  part('[data-count]').textContent = countText(shown.length, all.length);
  part('[data-none]').hidden = shown.length > 0 || all.length === 0;
  part('[data-list]').hidden = shown.length === 0;
  tellAddress(controls());
}

/** Shows the certificates that the address asks for, if it says which. */
export function arrangeByAddress(): void {
  if (chooseByAddress(controls())) arrange();
}

/** Clears the search and all filters. */
export function clear(): void {
  for (const name of ['q', 'issuer', 'type']) control(name).value = '';
  arrange();
  control('q').focus();
}

/** Ctrl or Cmd with K focuses the search box (spec 3 §2). */
export function focusSearch(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
  event.preventDefault();
  control('q').focus();
}
