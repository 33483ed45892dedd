import { adoptStyles } from '../adopt-styles.ts';
import { type IconName, iconMarkup } from '../icon-paths.ts';
import { reachablePart } from '../reachable.ts';
import toastStyles from './toast.css?inline';

adoptStyles(toastStyles);

const LIFETIME_MS = 4_000;

/** A dialog that closes because of what a toast says is gone after that time. */
const CLOSING_MS = 100;

type Kind = 'done' | 'failed';
const marks: Record<Kind, IconName> = { done: 'check', failed: 'warning' };

function makeRegion(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'toasts';
  made.popover = 'manual';
  made.setAttribute('role', 'status');
  made.setAttribute('aria-live', 'polite');
  made.setAttribute('aria-atomic', 'false'); // else every toast is read again with the next
  document.body.append(made);
  made.showPopover();
  return made;
}

/** The live region for all toasts; it exists before the first one so that it is announced. */
const region = makeRegion();

/**
 * Puts the toasts above everything, and into the open modal dialog: outside of it they could be
 * neither read nor dismissed. They leave it when it closes.
 */
function place(): void {
  const part = reachablePart();
  region.hidePopover();
  if (region.parentElement !== part) part.append(region);
  region.showPopover();
  if (part !== document.body) part.addEventListener('close', place, { once: true });
}

document.addEventListener(
  'toggle',
  ({ target }) => {
    if (target instanceof HTMLDialogElement && target.matches(':modal')) place();
  },
  true,
);

function makeToast(text: string, kind: Kind, detail: string): HTMLElement {
  const toast = document.createElement('div');
  toast.className = `toast ${kind}`;
  toast.innerHTML = `${iconMarkup(marks[kind])}<p><span></span> <span class="detail"></span></p><button class="icon-button" type="button" aria-label="Dismiss">${iconMarkup('close')}</button>`;
  const [words, more] = toast.querySelectorAll('span');
  if (words) words.textContent = text;
  if (more) more.textContent = detail;
  return toast;
}

/**
 * Pauses the time while the toast is pointed at or has focus. It relies on events, because Firefox
 * updates `:hover` only after them.
 */
function pauseWhileHeld(toast: HTMLElement, line: Animation): void {
  let isPointedAt = false;
  const follow = () => (isPointedAt || toast.matches(':focus-within') ? line.pause() : line.play());
  const point = ({ type }: PointerEvent) => {
    isPointedAt = type === 'pointerenter';
    follow();
  };
  toast.addEventListener('pointerenter', point);
  toast.addEventListener('pointerleave', point);
  toast.addEventListener('focusin', follow);
  toast.addEventListener('focusout', () => queueMicrotask(follow));
}

function show(toast: HTMLElement): void {
  region.append(toast);
  const line = toast.animate([{ '--left': '100%' }, { '--left': '0%' }] as Keyframe[], {
    duration: LIFETIME_MS,
  });
  const dismiss = () => toast.remove();
  line.addEventListener('finish', dismiss);
  toast.querySelector('button')?.addEventListener('click', dismiss);
  pauseWhileHeld(toast, line);
}

/**
 * Shows a message for 4 seconds, without taking focus (spec 1 §4).
 *
 * @param detail additional text, shown less prominently.
 */
export function showToast(text: string, kind: Kind = 'done', detail = ''): void {
  const toast = makeToast(text, kind, detail);
  if (region.parentElement !== reachablePart()) place();
  if (region.parentElement === document.body) show(toast);
  else setTimeout(show, CLOSING_MS, toast);
}

/** Takes away what is no longer so: a failure, once it is tried again. */
export function withdrawToast(text: string): void {
  for (const toast of region.querySelectorAll('.toast')) {
    if (toast.querySelector('span')?.textContent === text) toast.remove();
  }
}
