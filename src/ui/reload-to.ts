type Returning = { focus?: string } | null;

/** Reloads the page; the control that says it has this name gets the focus then. */
export function reloadTo(name: string): void {
  history.replaceState({ ...history.state, focus: name }, '');
  location.reload();
}

/** A ref for a control: focuses it when the page was reloaded to its name. */
export const reloadedTo = (name: string) => (control: HTMLElement | null) => {
  const { focus, ...rest } = (history.state as Returning) ?? {};
  if (!control || focus !== name) return;
  history.replaceState(rest, '');
  control.focus();
};
