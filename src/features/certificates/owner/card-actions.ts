import { unlessGone } from '../../../api/removal.ts';
import { certificateNewPath } from '../../../lib/form-routes.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { $editedPicture } from '../gallery/owner/edited-picture.ts';
import { takeOff } from '../list/take-off.ts';
import { prefillHash } from '../prefill.ts';

const titleOf = (card: HTMLElement) => card.querySelector('h2')?.textContent ?? '';

/**
 * A certificate of the server is edited at /certificates/new, filled with it (spec 3 §2); the link
 * says with which, so that it opens in any tab.
 */
function editLink(card: HTMLElement): HTMLElement {
  const link = document.createElement('a');
  Object.assign(link, {
    className: 'button quiet',
    href: `${certificateNewPath}${prefillHash(card.dataset.certificate ?? '')}`,
    textContent: 'Edit',
  });
  link.setAttribute('aria-label', `Edit ${titleOf(card)}`);
  return link;
}

/** A certificate kept as a picture of the gallery is edited there. */
function editPicture(card: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'button quiet', textContent: 'Edit' });
  button.setAttribute('aria-label', `Edit ${titleOf(card)}`);
  button.addEventListener('click', () => {
    button.closest('dialog')?.close();
    $editedPicture.set(card.dataset.certificate ?? null);
  });
  return button;
}

async function remove(card: HTMLElement, actions: HTMLElement): Promise<void> {
  const { certificate = '', source = '' } = card.dataset;
  if (!(await confirmAction(`Delete '${titleOf(card)}'?`, 'Delete'))) return;
  const began = performance.now();
  try {
    await ownerApi.remove(source, certificate).catch(unlessGone);
  } catch (error) {
    showToast(failureWords(error), 'failed');
    return;
  }
  actions.closest('dialog')?.close();
  takeOff(card);
  const time = Math.round(performance.now() - began);
  showToast(`Deleted. Gone for every visitor, in ${time} ms.`);
}

function deleteButton(card: HTMLElement, actions: HTMLElement): HTMLElement {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'button quiet', textContent: 'Delete' });
  button.setAttribute('aria-label', `Delete ${titleOf(card)}`);
  button.addEventListener('click', () => void remove(card, actions));
  return button;
}

/** Tells the owner why a link is dead; visitors only see 'Unverified'. */
function deadLink(card: HTMLElement): HTMLElement {
  const note = document.createElement('p');
  note.className = 'dead';
  const tell = () => {
    note.textContent = card.querySelector<HTMLElement>('[data-dead]')?.dataset.dead ?? '';
  };
  new MutationObserver(tell).observe(card, { attributeFilter: ['data-dead'], subtree: true });
  tell();
  return note;
}

/** Adds the owner's row to a card: edit, delete, and what is wrong with its link. */
export function addActions(card: HTMLElement): HTMLElement {
  const actions = document.createElement('div');
  actions.className = 'owner-actions row';
  actions.append(deadLink(card));
  actions.append(card.dataset.source === 'gallery' ? editPicture(card) : editLink(card));
  actions.append(deleteButton(card, actions));
  card.append(actions);
  return actions;
}
