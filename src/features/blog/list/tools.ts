import { areKeysOff } from '../../../stores/reading-preferences/keys-off.ts';
import { chooseByAddress, tellAddress } from '../../../ui/controls-in-address.ts';
import { focusWithSlash } from '../../../ui/focus-with-slash.ts';
import type { StoriesList } from './stories-list.ts';

/** How long to wait after typing before asking the server. */
const pauseMs = 250;

function searchAsTyped(input: HTMLInputElement, list: StoriesList): void {
  let waiting = 0;
  const words = () => input.value.trim().replace(/\s+/g, ' ');
  const search = () => void list.filter({ q: words() });
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(search, input.value === '' ? 0 : pauseMs);
  });
  input.addEventListener('keydown', ({ key, isComposing }) => {
    if (key !== 'Enter' || isComposing) return;
    clearTimeout(waiting);
    search();
  });
  list.addEventListener('filtered', () => {
    if (!list.isFiltered) {
      clearTimeout(waiting);
      input.value = '';
    }
    tellAddress([input]);
  });
  if (chooseByAddress([input])) list.filters = { ...list.filters, q: words() };
}

/**
 * The search box, which an exported page lacks and whose words the address remembers, the Bookmarks
 * and Recent filters, and the way back to all stories.
 */
export function startTools(list: StoriesList): void {
  const input = list.root.querySelector<HTMLInputElement>('.search-box input');
  if (input) {
    searchAsTyped(input, list);
    focusWithSlash(input, areKeysOff);
  }
  const toggles = [...list.root.querySelectorAll<HTMLElement>('[data-filter]')];
  for (const toggle of toggles) {
    const name = toggle.dataset.filter as 'bookmarks' | 'recent';
    toggle.addEventListener('click', () => list.filter({ [name]: !list.filters[name] }));
    list.addEventListener('filtered', () => {
      toggle.setAttribute('aria-pressed', String(list.filters[name]));
    });
  }
  list.root.addEventListener('click', ({ target }) => {
    if ((target as Element).closest('[data-more]')) void list.more();
    if (!(target as Element).closest('[data-clear]')) return;
    void list.clear();
    (input ?? toggles[0])?.focus();
  });
}
