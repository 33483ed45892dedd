import { noAnswer } from '../../../lib/network-error.ts';
import { countText, type EmptyState, emptyTexts, foundText } from './list-texts.ts';

const copyOf = (root: HTMLElement, name: string) =>
  root
    .querySelector<HTMLTemplateElement>(`template[data-${name}]`)
    ?.content.firstElementChild?.cloneNode(true) as HTMLElement | undefined;

/** Shows or removes the text in place of an empty list. */
export function showEmpty(root: HTMLElement, state: EmptyState | null): void {
  const list = root.querySelector('[data-list]');
  list?.querySelector('.empty')?.remove();
  root.toggleAttribute('data-is-empty', state !== null);
  if (!state) return;
  const shown = copyOf(root, 'empty');
  const [heading, hint, all] = ['h2', '.meta', 'a'].map((part) =>
    shown?.querySelector<HTMLElement>(part),
  );
  if (!shown || !heading || !hint || !all) return;
  [heading.textContent, hint.textContent] = emptyTexts[state];
  all.hidden = state !== 'beyond';
  list?.querySelector('.stories')?.after(shown);
}

type Failure = { reason: string; retry: () => void };

/**
 * Shows or removes the message above the list that it could not be loaded, and why. The focus of a
 * message that goes passes to the search.
 */
export function showFailure(root: HTMLElement, failure: Failure | null): void {
  const known = root.querySelector<HTMLElement>(':scope > .note');
  if (!failure) {
    const isFocused = known?.contains(document.activeElement);
    known?.remove();
    if (isFocused) root.querySelector('input')?.focus();
    return;
  }
  const note = known ?? copyOf(root, 'failed');
  const message = note?.querySelector('[data-message]');
  if (!note || !message) return;
  message.textContent = failure.reason || noAnswer;
  if (known) return;
  note.querySelector('[data-retry]')?.addEventListener('click', failure.retry);
  root.querySelector('[data-list]')?.before(note);
}

type Count = { shown: number; total: number; isFiltered: boolean };

/** Shows how many stories are shown, and a way back to all while a filter is active. */
export function sayCount(root: HTMLElement, { shown, total, isFiltered }: Count): void {
  root.toggleAttribute('data-filtered', isFiltered);
  const line = root.querySelector('[data-count]');
  const words = isFiltered ? foundText(shown, total) : countText(shown, total, shown < total);
  const said = total === 0 && !isFiltered ? '' : words;
  if (line && line.textContent !== said) line.textContent = said;
  const after = root.querySelector<HTMLElement>('[data-after]');
  const more = root.querySelector<HTMLElement>('[data-more]');
  if (after) after.hidden = !isFiltered;
  if (more) more.hidden = shown >= total;
}
