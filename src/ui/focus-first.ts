/** Focuses a field that appears, also in a dialog that is about to open. */
export function focusFirst(field: HTMLElement): void {
  field.autofocus = true;
  field.focus();
}

/** `focusFirst` as a ref: focuses the field once, when it appears. */
export function startHere(field: HTMLElement | null): void {
  if (field) focusFirst(field);
}
