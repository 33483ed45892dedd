import type { BeginDeletion, Deletion } from '../../lib/deletion.ts';
import { adoptStyles } from '../adopt-styles.ts';
import dialogStyles from '../dialog/dialog.css?inline';
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

/** Opens the question and resolves with the answer. Focus starts on the harmless button. */
function answerTo(dialog: HTMLDialogElement): Promise<boolean> {
  document.body.append(dialog);
  dialog.showModal();
  dialog.querySelector<HTMLButtonElement>('button[value="no"]')?.focus();
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
 * Asks at once before something is deleted. If it then turns out that someone changed it since the
 * page read it, the question says so; if it was already answered, it is asked again.
 */
export async function confirmDeletion(
  question: string,
  isChanged: Promise<boolean>,
  name = '',
): Promise<boolean> {
  const dialog = makeDialog(question, 'Delete', name);
  let isTold = false;
  void isChanged.then((changed) => {
    if (!changed || !dialog.open) return;
    isTold = true;
    dialog.querySelector('h2')?.prepend(changedMeanwhile);
  });
  if (!(await answerTo(dialog))) return false;
  if (isTold || !(await isChanged)) return true;
  return confirmChanged(question, name);
}

/** Begins a deletion and asks about it; returns how to carry it out, null if the entry shall stay. */
export async function confirmedDeletion(
  question: string,
  begin: BeginDeletion,
  name = '',
): Promise<Deletion['run'] | null> {
  const { isChanged, run } = begin(() => confirmChanged(question, name));
  return (await confirmDeletion(question, isChanged, name)) ? run : null;
}
