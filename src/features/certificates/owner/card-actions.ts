import type { HiddenCertificate } from '../../../lib/certificates.ts';
import { deletedWords } from '../../../lib/deleted-words.ts';
import { certificateNewPath } from '../../../lib/form-routes.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { deletionOf } from '../../../owner/deletion.ts';
import { confirmedDeletion } from '../../../ui/confirm/confirm.ts';
import { make, makeButton, makeLink } from '../../../ui/make.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { $editedPicture } from '../gallery/owner/edited-picture.ts';
import { hiddenBy } from '../list/cards.ts';
import { takeOff } from '../list/take-off.ts';
import { prefillHash } from '../prefill.ts';
import { reloadList } from './reload-list.ts';

const className = 'button quiet';

const titleOf = (card: HTMLElement) => card.querySelector('h2')?.textContent ?? '';

/** A certificate as its actions need it; the name says which one it is. */
type Entry = Pick<HiddenCertificate, 'id'> & { source: string; name: string };

/** The entry as the list shows it. */
type Shown = (entry: Pick<Entry, 'id' | 'source'>) => Promise<object | undefined>;

/** Gives an action an accessible name that says to which certificate it belongs. */
function named(action: HTMLElement, { name }: Entry): HTMLElement {
  action.ariaLabel = `${action.textContent} ${name}`;
  return action;
}

/**
 * A certificate of the server is edited at /certificates/new, filled with it (spec 3 §2); the link
 * says with which, so that it opens in any tab.
 */
const editLink = ({ id }: Entry): HTMLElement =>
  makeLink(`${certificateNewPath}${prefillHash(id)}`, { label: 'Edit', className });

/** A certificate kept as a picture of the gallery is edited there. */
function editPicture({ id }: Entry): HTMLElement {
  const button = makeButton({ label: 'Edit', className }, () => {
    button.closest('dialog')?.close();
    $editedPicture.set(id);
  });
  return button;
}

async function remove(
  entry: Entry,
  shown: Shown,
  button: HTMLElement,
  gone: () => void,
): Promise<void> {
  const question = `Delete “${entry.name}”?`;
  const begin = deletionOf(entry.source, entry.id, shown(entry));
  const run = await confirmedDeletion(question, begin, { button });
  if (!run) return;
  try {
    if (!(await run())) return;
  } catch (error) {
    showToast(failureWords(error), 'failed');
    return;
  }
  gone();
}

/** A row to edit and delete a certificate; calls `gone` once it is deleted. */
function rowOf(
  entry: Entry,
  shown: Shown,
  note: HTMLElement,
  gone: (row: HTMLElement) => void,
): HTMLElement {
  const row = make('div', { class: 'owner-actions row' }, note);
  const edit = entry.source === 'gallery' ? editPicture(entry) : editLink(entry);
  const button = makeButton({ label: 'Delete', className }, () => {
    void remove(entry, shown, button, () => gone(row));
  });
  row.append(named(edit, entry), named(button, entry));
  return row;
}

/** Whether another of its title and issuer, stored or on this device, is listed with this one. */
const hasOthers = (row: HTMLElement): boolean =>
  (row.parentElement?.querySelectorAll('.owner-actions').length ?? 0) > 1;

/** Takes a deleted certificate off the list, which then shows what visitors see. */
function takeOffRow(card: HTMLElement, row: HTMLElement): void {
  if (hasOthers(row)) {
    reloadList(titleOf(card));
    return;
  }
  row.closest('dialog')?.close();
  takeOff(card);
  showToast(deletedWords());
}

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
function addOwn(card: HTMLElement, shown: Shown): HTMLElement {
  const { certificate = '', source = '' } = card.dataset;
  const entry = { id: certificate, source, name: titleOf(card) };
  const row = rowOf(entry, shown, deadLink(card), (own) => takeOffRow(card, own));
  card.append(row);
  return row;
}

/** Adds a row for a certificate that the card is shown instead of. */
function addHidden(card: HTMLElement, shown: Shown, hidden: HiddenCertificate): HTMLElement {
  const { id, source, date } = hidden;
  const name = [titleOf(card), date, 'not shown'].filter(Boolean).join(', ');
  const which = date ? `The one of ${date}` : 'Another one';
  const words = `${which} is not shown: it has the same title and issuer.`;
  const note = make('span', { class: 'meta' }, words);
  const row = rowOf({ id, source, name }, shown, note, () => {
    const place = row.closest('dialog') ?? card;
    row.remove();
    place.querySelector<HTMLElement>('h2 a, button')?.focus();
    showToast(deletedWords());
  });
  card.append(row);
  return row;
}

/** Adds the owner's rows to a card, also for the certificates it is shown instead of. */
export const addActions = (card: HTMLElement, shown: Shown): HTMLElement[] => [
  addOwn(card, shown),
  ...hiddenBy(card).map((one) => addHidden(card, shown, one)),
];
