import { foundLabel } from '../../../lib/projects/counts.ts';
import type { SortMode } from '../../../lib/projects/sort.ts';
import { areKeysOff } from '../../../stores/reading-preferences/keys-off.ts';
import { chooseByAddress, tellAddress } from '../../../ui/controls-in-address.ts';
import { focusWithSlash } from '../../../ui/focus-with-slash.ts';
import type { ProjectsList } from './projects-list.ts';
import { startSuggestions } from './suggestions.ts';

/**
 * The search box and the sort modes, which the address remembers, and the number of matches for
 * screen readers.
 */
export function startTools(list: ProjectsList): void {
  const input = list.root.querySelector<HTMLInputElement>('.search-box input');
  const found = list.root.querySelector('[data-found]');
  if (!input || !found) return;
  input.addEventListener('input', () => list.search(input.value));
  const controls = [...list.root.querySelectorAll<HTMLInputElement>('.list-tools [name]')];
  startSuggestions(input, list);
  focusWithSlash(input, areKeysOff);
  list.root.addEventListener('change', ({ target }) => {
    const radio = target as HTMLInputElement;
    if (radio.name === 'sort') list.sort(radio.value as SortMode);
  });
  list.root.addEventListener('click', ({ target }) => {
    if (!(target as Element).closest('[data-clear]')) return;
    input.value = '';
    list.search('');
    input.focus();
  });
  list.addEventListener('arranged', () => {
    // Clearing a search is answered too.
    if (!input.value.trim() && !found.textContent) return;
    found.textContent = foundLabel(list.shown.length, list.all.length);
  });
  list.addEventListener('arranged', () => tellAddress(controls));
  if (chooseByAddress(controls)) {
    const mode = controls.find(({ type, checked }) => type === 'radio' && checked)?.value;
    list.sort(mode as SortMode);
    list.search(input.value);
  }
}
