import { wrapped } from '../../../lib/wrapped.ts';
import { make } from '../../../ui/make.ts';
import type { ListedProject } from '../list/listed-project.ts';
import type { ProjectsList } from '../list/projects-list.ts';
import { iconButton } from './carousel.ts';

/**
 * What surrounds the shown project: its list, what opening another and closing do, and how to show
 * it again.
 */
export type Around = {
  list: ProjectsList;
  go: (id: string) => void;
  closed: () => void;
  again: () => void;
};

function badgesOf({ featured, readingTime }: ListedProject): HTMLElement {
  const badges = make('div', { class: 'row' });
  if (featured) badges.append(make('span', { class: 'badge signal' }, 'Featured'));
  badges.append(make('span', { class: 'meta' }, `${readingTime} min read`));
  return badges;
}

function neighbour(project: ListedProject, steps: number, { list, go }: Around) {
  const label = steps < 0 ? 'Previous project' : 'Next project';
  const button = iconButton(label, steps < 0 ? 'previous' : 'next');
  const at = list.shown.findIndex(({ id }) => id === project.id);
  const other = at < 0 ? undefined : list.shown[wrapped(at, steps, list.shown.length)];
  button.disabled = !other || other.id === project.id;
  button.addEventListener('click', () => {
    if (!other) return;
    go(other.id);
  });
  return button;
}

/** The dialog's head: badges, the previous and the next project, and Close. */
export function headOf(project: ListedProject, around: Around, close: () => void): HTMLElement {
  const closing = iconButton('Close', 'close');
  closing.autofocus = true;
  closing.addEventListener('click', close);
  const neighbours = [neighbour(project, -1, around), neighbour(project, 1, around)];
  const buttons = make('div', { class: 'buttons' }, ...neighbours, closing);
  return make('header', { class: 'dialog-head' }, badgesOf(project), buttons);
}
