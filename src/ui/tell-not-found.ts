import { showToast } from './toast/toast.ts';

/**
 * Says, in the list's words, that the address names no entry, and leaves it for the list's own;
 * unless that is no longer so once this code is loaded.
 */
export function tellNotFound(list: HTMLElement, isMissing: () => boolean): void {
  if (!isMissing()) return;
  history.replaceState(null, '', location.pathname);
  showToast(list.dataset.notFound ?? '', 'failed');
}
