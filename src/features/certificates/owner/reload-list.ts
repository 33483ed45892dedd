import { deletedWords } from '../../../lib/deleted-words.ts';
import { keepNotice } from '../../../stores/notice.ts';
import { cards } from '../list/cards.ts';

/** Shows the list as published after a deletion; the certificate of this title gets the focus. */
export function reloadList(title: string): void {
  const address = new URL(location.href);
  address.searchParams.delete('certificate'); // it may be the deleted one
  history.replaceState({ focus: title }, '', address);
  keepNotice(deletedWords());
  location.reload();
}

/** Focuses the certificate that a reload of the list was to show, once. */
export function takeFocus(): void {
  const { focus, ...rest } = history.state ?? {};
  if (focus === undefined) return;
  history.replaceState(rest, '');
  const card = cards().find(({ title }) => title === focus);
  card?.element.querySelector<HTMLElement>('h2 a')?.focus();
}
