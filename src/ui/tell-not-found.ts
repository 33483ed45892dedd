import { showToast } from './toast/toast.ts';

/** Says, in the list's words, that the address names no entry, and leaves it for the list's own. */
export function tellNotFound(list: HTMLElement): void {
  history.replaceState(null, '', location.pathname);
  showToast(list.dataset.notFound ?? '', 'failed');
}
