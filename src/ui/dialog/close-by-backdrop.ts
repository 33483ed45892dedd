/**
 * Lets a press of its backdrop close a modal dialog, unless its `cancel` event is prevented. One
 * that began inside is no such press, wherever it ends: it selects text, for example.
 */
export function closeByBackdrop(dialog: HTMLDialogElement): void {
  let began: EventTarget | null;
  dialog.addEventListener('pointerdown', ({ target }) => {
    began = target;
  });
  dialog.addEventListener('click', ({ target }) => {
    if (target !== dialog || began !== dialog) return;
    if (dialog.dispatchEvent(new Event('cancel', { cancelable: true }))) dialog.close();
  });
}
