/** Focuses a field that appears; in a dialog that is about to open, it is the one to start from. */
export function focusFirst(field: HTMLElement): void {
  field.autofocus = true;
  field.focus();
}
