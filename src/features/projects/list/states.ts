/** What can replace the list; each is a template on the page. */
export type ListState = 'no-matches' | 'failed' | 'loading';

/** Shows a state in place of the list, or removes it; returns the element shown. */
export function showState(root: HTMLElement, state: ListState | null): HTMLElement | null {
  root.querySelector(':scope > [data-shown-state]')?.remove();
  if (state === null) {
    delete root.dataset.state;
    return null;
  }
  root.dataset.state = state;
  const template = root.querySelector<HTMLTemplateElement>(`template[data-state="${state}"]`);
  const shown = template?.content.firstElementChild?.cloneNode(true);
  if (!(shown instanceof HTMLElement)) return null;
  shown.dataset.shownState = state;
  root.append(shown);
  return shown;
}
