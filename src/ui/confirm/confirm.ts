import { adoptStyles } from '../adopt-styles.ts';
import dialogStyles from '../dialog/dialog.css?inline';
import confirmStyles from './confirm.css?inline';

adoptStyles(dialogStyles);
adoptStyles(confirmStyles);

function makeDialog(question: string, action: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog confirm';
  dialog.innerHTML = `<form method="dialog"><h2 id="confirm-question" aria-live="polite"></h2><div class="row">
    <button class="button primary" value="yes"></button><button class="button" value="no">Cancel</button></div></form>`;
  dialog.setAttribute('aria-labelledby', 'confirm-question');
  const [heading, yes] = [dialog.querySelector('h2'), dialog.querySelector('button')];
  if (heading) heading.textContent = question;
  if (yes) yes.textContent = action;
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
 */
export const confirmAction = (question: string, action: string): Promise<boolean> =>
  answerTo(makeDialog(question, action));

const changedMeanwhile = 'It was changed meanwhile. ';

/**
 * Asks at once before something is deleted. If it then turns out that someone changed it since the
 * page read it, the question says so; if it was already answered, it is asked again.
 */
export async function confirmDeletion(
  question: string,
  isChanged: Promise<boolean>,
): Promise<boolean> {
  const dialog = makeDialog(question, 'Delete');
  let isTold = false;
  void isChanged.then((changed) => {
    if (!changed || !dialog.open) return;
    isTold = true;
    dialog.querySelector('h2')?.prepend(changedMeanwhile);
  });
  if (!(await answerTo(dialog))) return false;
  if (isTold || !(await isChanged)) return true;
  return confirmAction(`${changedMeanwhile}${question}`, 'Delete');
}
