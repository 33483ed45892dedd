import { deletingWords } from '../../lib/deleted-words.ts';
import type { BeginDeletion, Deletion } from '../../lib/deletion.ts';
import { adoptStyles } from '../adopt-styles.ts';
import dialogStyles from '../dialog/dialog.css?inline';
import { whileBusy } from '../while-busy.ts';
import confirmStyles from './confirm.css?inline';

adoptStyles(dialogStyles);
adoptStyles(confirmStyles);

function makeDialog(question: string, action: string, name = ''): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog confirm';
  dialog.innerHTML = `<form method="dialog"><h2 id="confirm-question" aria-live="polite"></h2>
    <p id="confirm-name"></p><div class="row">
    <button class="button primary" value="yes"></button><button class="button" value="no">Cancel</button></div></form>`;
  dialog.setAttribute('aria-labelledby', 'confirm-question');
  dialog.setAttribute('aria-describedby', 'confirm-name');
  const texts = { h2: question, p: name, button: action };
  for (const [part, text] of Object.entries(texts)) dialog.querySelector(part)?.append(text);
  return dialog;
}

const pressed = ({ submitter }: SubmitEvent) => submitter as HTMLButtonElement;

/** Closes the question with an answer that counts before the next press, which an event does not. */
function settle(dialog: HTMLDialogElement, answer: string): void {
  dialog.close(answer);
  dialog.dispatchEvent(new Event('close'));
}

/** Opens the question and resolves with the answer. Focus starts on the harmless button. */
function answerTo(dialog: HTMLDialogElement): Promise<boolean> {
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLButtonElement>('button[value="no"]')?.focus();
  dialog.addEventListener('submit', (event) => {
    if (event.defaultPrevented) return;
    event.preventDefault();
    settle(dialog, pressed(event).value);
  });
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      dialog.remove();
      resolve(dialog.returnValue === 'yes');
    });
  });
}

/**
 * Asks before something that cannot be undone.
 *
 * @param action the confirming button's text, for example 'Delete'.
 * @param name what it is asked about, where the question itself does not say.
 */
export const confirmAction = (question: string, action: string, name = ''): Promise<boolean> =>
  answerTo(makeDialog(question, action, name));

const changedMeanwhile = 'It was changed meanwhile. ';

/** Asks again before something is deleted that someone changed. */
export const confirmChanged = (question: string, name = ''): Promise<boolean> =>
  confirmAction(`${changedMeanwhile}${question}`, 'Delete', name);

/**
 * Keeps an answer of yes waiting until it is known whether someone changed the entry; if so, the
 * question says that, and is asked again.
 */
function tellChange(dialog: HTMLDialogElement, isChanged: Promise<boolean>): void {
  let isKnown = false;
  const told = isChanged.then((changed) => {
    isKnown = true;
    if (changed) dialog.querySelector('h2')?.prepend(changedMeanwhile);
    return changed;
  });
  dialog.addEventListener('submit', (event) => {
    const button = pressed(event);
    if (isKnown || button.value === 'no') return;
    event.preventDefault();
    void whileBusy(button, 'Checking…', () => told).then((changed) => {
      if (!changed) settle(dialog, 'yes');
    });
  });
}

type Asked = {
  /** What it is asked about, where the question itself does not say. */
  name?: string;
  /** The button that was pressed, which is busy during the deletion. */
  button: HTMLElement;
};

/**
 * Begins a deletion and asks about it at once. Returns how to carry it out, null if the entry shall
 * stay.
 */
export async function confirmedDeletion(
  question: string,
  begin: BeginDeletion,
  { name = '', button }: Asked,
): Promise<Deletion['run'] | null> {
  const { isChanged, run } = begin(() => confirmChanged(question, name));
  const dialog = makeDialog(question, 'Delete', name);
  tellChange(dialog, isChanged);
  return (await answerTo(dialog)) ? () => whileBusy(button, deletingWords, run) : null;
}
