import { adoptStyles } from '../adopt-styles.ts';
import dialogStyles from '../dialog/dialog.css?inline';
import confirmStyles from './confirm.css?inline';

adoptStyles(dialogStyles);
adoptStyles(confirmStyles);

function makeDialog(question: string, action: string): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'dialog confirm';
  dialog.innerHTML = `<form method="dialog"><h2 id="confirm-question"></h2><div class="row">
    <button class="button primary" value="yes"></button><button class="button" value="no">Cancel</button></div></form>`;
  dialog.setAttribute('aria-labelledby', 'confirm-question');
  const [heading, yes] = [dialog.querySelector('h2'), dialog.querySelector('button')];
  if (heading) heading.textContent = question;
  if (yes) yes.textContent = action;
  return dialog;
}

/**
 * Asks before something that cannot be undone. Focus starts on the harmless answer.
 *
 * @param action the word of what will be done, for example 'Delete'.
 */
export function confirmAction(question: string, action: string): Promise<boolean> {
  const dialog = makeDialog(question, action);
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
