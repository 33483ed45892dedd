import { wrapped } from '../../../lib/wrapped.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { closeByBackdrop } from '../../../ui/dialog/close-by-backdrop.ts';
import dialogStyles from '../../../ui/dialog/dialog.css?inline';
import { make } from '../../../ui/make.ts';
import type { ListedProject } from '../list/listed-project.ts';
import type { ProjectsList } from '../list/projects-list.ts';
import { iconButton, startCarousel } from './carousel.ts';
import detailStyles from './detail.css?inline';

adoptStyles(dialogStyles);
adoptStyles(detailStyles);

/** The title for a project without a name (spec 2 §2). */
const fallbackTitle = 'Project Details';

const titleId = 'detail-title';

type Around = {
  list: ProjectsList;
  go: (id: string) => void;
  closed: () => void;
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

function headOf(project: ListedProject, around: Around, close: () => void): HTMLElement {
  const closing = iconButton('Close', 'close');
  closing.autofocus = true;
  closing.addEventListener('click', close);
  const neighbours = [neighbour(project, -1, around), neighbour(project, 1, around)];
  const buttons = make('div', { class: 'buttons' }, ...neighbours, closing);
  return make('header', { class: 'dialog-head' }, badgesOf(project), buttons);
}

/**
 * The card's details below their title, which comes first, and with the drawing if the project has
 * no image.
 */
function detailsOf({ name, details, card }: ListedProject): HTMLElement {
  const body = details();
  body.removeAttribute('id');
  body.prepend(make('h2', { class: 'detail-title', id: titleId }, name || fallbackTitle));
  const frames = body.querySelector<HTMLElement>('.frames');
  const drawing = card.querySelector('.stand > svg');
  if (frames && drawing) frames.append(drawing.cloneNode(true));
  if (frames) startCarousel(frames);
  return body;
}

function makeDialog(): HTMLDialogElement {
  const said = make('p', { class: 'visually-hidden', role: 'status' });
  const body = make('div', { class: 'dialog-body' });
  const dialog = make('dialog', { class: 'dialog detail', 'aria-labelledby': titleId }, said, body);
  closeByBackdrop(dialog);
  document.body.append(dialog);
  return dialog;
}

let dialog: HTMLDialogElement | null = null;
let shownCard: HTMLElement | null = null;
/**
 * Whether a change of address closed it; the close event comes late, when it may have changed
 * again.
 */
let isLedAway = false;

function giveFocusBack(): void {
  const active = document.activeElement;
  if (active && active !== document.body && !dialog?.contains(active)) return;
  shownCard?.querySelector<HTMLElement>('.name a')?.focus();
}

/** Says which project an open dialog shows now, as its new label is not read aloud. */
function say(shown: HTMLElement, title: string): void {
  const said = shown.querySelector('[role="status"]');
  if (said && said.textContent !== title) said.textContent = title;
}

/** Focuses the button with this label, or Close if there is none to press. */
function refocus(shown: HTMLElement, label: string): void {
  const buttons = [...shown.querySelectorAll<HTMLElement>('button:enabled')];
  const named = (name: string) => buttons.find(({ ariaLabel }) => ariaLabel === name);
  (named(label) ?? named('Close'))?.focus();
}

/** Replaces what the dialog shows, and opens it. */
function fill(shown: HTMLDialogElement, project: ListedProject, around: Around): void {
  const held = document.activeElement?.ariaLabel ?? '';
  const head = headOf(project, around, () => shown.close());
  shown.querySelector('.dialog-body')?.replaceChildren(head, detailsOf(project));
  say(shown, shown.open ? project.name || fallbackTitle : '');
  if (shown.open) refocus(shown, held);
  else shown.showModal();
}

/**
 * Shows a project, or none. Escape, the backdrop and Close close it; focus returns to where it was,
 * or to the project's card.
 */
export function showDetail(project: ListedProject | null, around: Around): void {
  if (!project) {
    isLedAway = dialog?.open ?? false;
    dialog?.close();
    return;
  }
  if (!dialog) {
    dialog = makeDialog();
    dialog.addEventListener('close', () => {
      if (!isLedAway) around.closed();
      isLedAway = false;
      giveFocusBack();
    });
  }
  const shown = dialog;
  shownCard = project.card;
  fill(shown, project, around);
  shown.scrollTop = 0;
}
