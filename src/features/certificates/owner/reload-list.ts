import { deletedWords } from '../../../lib/deleted-words.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { reloadedTo, reloadTo } from '../../../ui/reload-to.ts';
import { cards } from '../list/cards.ts';

/** Shows the list as published after a deletion; the certificate of this title gets the focus. */
export function reloadList(title: string): void {
  const address = new URL(location.href);
  address.searchParams.delete('certificate'); // it may be the deleted one
  history.replaceState(history.state, '', address);
  keepNotice(deletedWords());
  reloadTo(title);
}

/** Focuses the certificate that a reload of the list was to show, once. */
export function takeFocus(): void {
  for (const { title, element } of cards()) reloadedTo(title)(element.querySelector('h2 a'));
}
