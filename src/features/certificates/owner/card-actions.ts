import { unlessGone } from '../../../api/removal.ts';
import { deletedWords } from '../../../lib/deleted-words.ts';
import { certificateNewPath } from '../../../lib/form-routes.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { make, makeButton, makeLink } from '../../../ui/make.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { $editedPicture } from '../gallery/owner/edited-picture.ts';
import { takeOff } from '../list/take-off.ts';
import { prefillHash } from '../prefill.ts';

const className = 'button quiet';

const titleOf = (card: HTMLElement) => card.querySelector('h2')?.textContent ?? '';

/** Gives an action an accessible name that says to which card it belongs. */
function named(action: HTMLElement, card: HTMLElement): HTMLElement {
  action.ariaLabel = `${action.textContent} ${titleOf(card)}`;
  return action;
}

/**
 * A certificate of the server is edited at /certificates/new, filled with it (spec 3 §2); the link
 * says with which, so that it opens in any tab.
 */
function editLink(card: HTMLElement): HTMLElement {
  const href = `${certificateNewPath}${prefillHash(card.dataset.certificate ?? '')}`;
  return named(makeLink(href, { label: 'Edit', className }), card);
}

/** A certificate kept as a picture of the gallery is edited there. */
function editPicture(card: HTMLElement): HTMLElement {
  const button = makeButton({ label: 'Edit', className }, () => {
    button.closest('dialog')?.close();
    $editedPicture.set(card.dataset.certificate ?? null);
  });
  return named(button, card);
}

async function remove(card: HTMLElement, actions: HTMLElement): Promise<void> {
  const { certificate = '', source = '' } = card.dataset;
  if (!(await confirmAction(`Delete '${titleOf(card)}'?`, 'Delete'))) return;
  try {
    await ownerApi.remove(source, certificate).catch(unlessGone);
  } catch (error) {
    showToast(failureWords(error), 'failed');
    return;
  }
  actions.closest('dialog')?.close();
  takeOff(card);
  showToast(deletedWords());
}

const deleteButton = (card: HTMLElement, actions: HTMLElement): HTMLElement =>
  named(
    makeButton({ label: 'Delete', className }, () => void remove(card, actions)),
    card,
  );

/** Tells the owner why a link is dead; visitors only see 'Unverified'. */
function deadLink(card: HTMLElement): HTMLElement {
  const note = make('p', { class: 'dead' });
  const tell = () => {
    note.textContent = card.querySelector<HTMLElement>('[data-dead]')?.dataset.dead ?? '';
  };
  new MutationObserver(tell).observe(card, { attributeFilter: ['data-dead'], subtree: true });
  tell();
  return note;
}

/** Adds the owner's row to a card: edit, delete, and what is wrong with its link. */
export function addActions(card: HTMLElement): HTMLElement {
  const actions = make('div', { class: 'owner-actions row' }, deadLink(card));
  actions.append(card.dataset.source === 'gallery' ? editPicture(card) : editLink(card));
  actions.append(deleteButton(card, actions));
  card.append(actions);
  return actions;
}
