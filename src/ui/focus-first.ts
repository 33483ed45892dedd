/** Focuses a field that appears; in a dialog that is about to open, it is the one to start from. */
export function focusFirst(field: HTMLElement): void {
  field.autofocus = true;
  field.focus();
}

/** The same as a ref: writing begins in the field when it appears, and not again. */
export function startHere(field: HTMLElement | null): void {
  if (field) focusFirst(field);
}
