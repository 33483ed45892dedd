type Control = HTMLInputElement | HTMLSelectElement;

/** Whether a radio button says nothing, because another of its group is chosen. */
const isSilent = (control: Control) =>
  control.type === 'radio' && !(control as HTMLInputElement).checked;

/** What was chosen with a control; empty while it is as the page came. */
function choiceOf(control: Control): string {
  if (control instanceof HTMLSelectElement) return control.selectedIndex > 0 ? control.value : '';
  if (control.type === 'radio') return control.defaultChecked ? '' : control.value;
  return control.value.trim();
}

/** Makes a choice, unless the control offers no such one, or the visitor has made one already. */
function choose(control: Control, value: string): void {
  if (control instanceof HTMLSelectElement) {
    const at = [...control.options].findIndex((option) => option.value === value);
    if (at > 0 && control.selectedIndex === 0) control.selectedIndex = at;
  } else if (control.type === 'radio') {
    if (control.value === value) control.checked = true;
  } else if (!control.value) control.value = value;
}

/**
 * Sets a list's controls to what the address says of them, so that Back, a reload and a link that was
 * shared show the same list. Returns whether any is not as the page came.
 */
export function chooseByAddress(controls: readonly Control[]): boolean {
  const said = new URLSearchParams(location.search);
  for (const control of controls) {
    const value = said.get(control.name);
    if (value) choose(control, value);
  }
  return controls.some((control) => !isSilent(control) && choiceOf(control) !== '');
}

/** Writes to the address what is chosen with a list's controls, without a new step for Back. */
export function tellAddress(controls: readonly Control[]): void {
  const url = new URL(location.href);
  for (const control of controls) {
    if (isSilent(control)) continue;
    const choice = choiceOf(control);
    if (choice) url.searchParams.set(control.name, choice);
    else url.searchParams.delete(control.name);
  }
  if (url.href === location.href) return;
  try {
    history.replaceState(history.state, '', url);
  } catch {
    // Safari refuses more than a hundred in ten seconds, as a held key makes; the next one tells.
  }
}
