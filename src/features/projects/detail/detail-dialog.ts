import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { isAfterQuestion } from '../../../ui/dialog/after-question.ts';
import { closeByBackdrop } from '../../../ui/dialog/close-by-backdrop.ts';
import dialogStyles from '../../../ui/dialog/dialog.css?inline';
import { make } from '../../../ui/make.ts';
import type { ListedProject } from '../list/listed-project.ts';
import { startCarousel } from './carousel.ts';
import detailStyles from './detail.css?inline';
import { type Around, headOf } from './detail-head.ts';

adoptStyles(dialogStyles);
adoptStyles(detailStyles);

/** The title for a project without a name (spec 2 §2). */
const fallbackTitle = 'Project Details';

const titleId = 'detail-title';

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
  return body;
}

/** A project's details as they came, and as the dialog shows them, perhaps at another picture. */
type Content = { id: string; fresh: HTMLElement; details: HTMLElement };

const shownPicture = ({ details }: Content): string | undefined =>
  details.querySelector<HTMLElement>('.frames > img:not([hidden])')?.getAttribute('src') ??
  undefined;

/** What is shown already if nothing about it is new, else new details, at the same picture. */
function contentOf(project: ListedProject, before: Content | null): Content {
  const fresh = detailsOf(project);
  if (before?.fresh.isEqualNode(fresh)) return before;
  const details = fresh.cloneNode(true) as HTMLElement;
  const frames = details.querySelector<HTMLElement>('.frames');
  if (frames) startCarousel(frames, before ? shownPicture(before) : undefined);
  return { id: project.id, fresh, details };
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
let content: Content | null = null;
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

/**
 * Opens the dialog, or replaces what it shows. Who reads a project that was only loaded again keeps
 * the place, the picture and the focus.
 */
function fill(shown: HTMLDialogElement, project: ListedProject, around: Around): void {
  const before = shown.open && content?.id === project.id ? content : null;
  const [held, place] = [document.activeElement, before ? shown.scrollTop : 0];
  content = contentOf(project, before);
  const head = headOf(project, around, () => shown.close());
  const body = shown.querySelector('.dialog-body');
  if (content === before) body?.firstElementChild?.replaceWith(head);
  else body?.replaceChildren(head, content.details);
  if (!before) say(shown, shown.open ? project.name || fallbackTitle : '');
  if (!shown.open) shown.showModal();
  else if (!before || !held?.isConnected) refocus(shown, held?.ariaLabel ?? '');
  if (content !== before) shown.scrollTop = place;
}

/**
 * Shows a project, once what is open instead is closed, or none. Escape, the backdrop and Close close
 * it; focus returns to where it was, or to the project's card.
 */
export function showDetail(project: ListedProject | null, around: Around): void {
  if (!project) {
    isLedAway = dialog?.open ?? false;
    dialog?.close();
    return;
  }
  if (isAfterQuestion(around.again)) return;
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
}
