import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { isAfterQuestion } from '../../../ui/dialog/after-question.ts';
import { closeByBackdrop } from '../../../ui/dialog/close-by-backdrop.ts';
import dialogStyles from '../../../ui/dialog/dialog.css?inline';
import { iconMarkup } from '../../../ui/icon-paths.ts';
import type { Card } from './cards.ts';
import { check } from './checks.ts';
import detailsStyles from './details.css?inline';

adoptStyles(dialogStyles);
adoptStyles(detailsStyles);

let dialog: HTMLDialogElement | null = null;

const frame = `<div class="dialog-body"><header class="dialog-head"><h2 id="details-title"></h2>
  <button class="icon-button" type="button" aria-label="Close">${iconMarkup('close')}</button></header>
  <div class="certificate-details"></div></div>`;

function makeDialog(title: string): HTMLDialogElement {
  const made = document.createElement('dialog');
  made.className = 'dialog certificate-dialog';
  made.setAttribute('aria-labelledby', 'details-title');
  made.innerHTML = frame;
  const heading = made.querySelector('h2');
  if (heading) heading.textContent = title;
  made.querySelector('button')?.addEventListener('click', () => made.close());
  closeByBackdrop(made);
  return made;
}

/** The owner's buttons of a card; the same elements move between the card and the dialog. */
const actionsIn = (element: HTMLElement) => [...element.querySelectorAll('.owner-actions')];

/** The card's content for the dialog, larger and with everything unfolded. */
function contentOf({ element }: Card): DocumentFragment {
  const content = document.createDocumentFragment();
  for (const selector of ['.plate', '.split', '.foot', '.details']) {
    const piece = element.querySelector(selector);
    if (piece) content.append(piece.cloneNode(true));
  }
  content.append(...actionsIn(element));
  content.querySelector('img')?.removeAttribute('loading');
  return content;
}

/** Keeps the dialog's chip equal to the card's, also after its page was checked. */
function followChip({ element }: Card, made: HTMLElement): void {
  const [from, to] = [element, made].map((one) => one.querySelector<HTMLElement>('[data-check]'));
  if (!from || !to) return;
  const copy = () => {
    to.className = from.className;
    to.innerHTML = from.innerHTML;
    to.querySelector('.visually-hidden')?.removeAttribute('class');
  };
  const following = new MutationObserver(copy);
  following.observe(from, { childList: true });
  made.addEventListener('close', () => following.disconnect());
  copy();
  void check(element);
}

/**
 * Opens a certificate's details in a dialog, or calls `again` once what is open instead is closed.
 * Calls `closed` however the details are closed.
 */
export function showDetails(card: Card, closed: () => void, again: () => void): void {
  if (isAfterQuestion(again)) return;
  hideDetails();
  const made = makeDialog(card.title);
  const actions = actionsIn(card.element);
  made.querySelector('.certificate-details')?.append(contentOf(card));
  followChip(card, made);
  made.addEventListener('close', () => {
    card.element.append(...actions.filter((one) => made.contains(one)));
    made.remove();
    if (dialog !== made) return;
    dialog = null;
    closed();
  });
  dialog = made;
  document.body.append(made);
  made.showModal();
}

/** Closes the details, if open, after the address has changed. */
export function hideDetails(): void {
  const open = dialog;
  dialog = null;
  open?.close();
}
