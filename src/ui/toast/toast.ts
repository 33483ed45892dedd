import { adoptStyles } from '../adopt-styles.ts';
import { type IconName, iconMarkup } from '../icon-paths.ts';
import toastStyles from './toast.css?inline';

adoptStyles(toastStyles);

const LIFETIME_MS = 4_000;

type Kind = 'done' | 'failed';
const marks: Record<Kind, IconName> = { done: 'check', failed: 'warning' };

function makeRegion(): HTMLElement {
  const made = document.createElement('div');
  made.className = 'toasts';
  made.popover = 'manual';
  made.setAttribute('role', 'status');
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  made.showPopover();
  return made;
}

/** The live region for all toasts; it exists before the first one so that it is announced. */
const region = makeRegion();

/** Raises the toasts above a modal dialog that opened after them. */
function raise(): void {
  if (!document.querySelector('dialog:modal')) return;
  region.hidePopover();
  region.showPopover();
}

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

/**
 * Shows a message for 4 seconds, without taking focus (spec 1 §4).
 *
 * @param detail additional text, shown less prominently.
 */
export function showToast(text: string, kind: Kind = 'done', detail = ''): void {
  const toast = makeToast(text, kind, detail);
  region.append(toast);
  raise();
  const line = toast.animate([{ '--left': '100%' }, { '--left': '0%' }] as Keyframe[], {
    duration: LIFETIME_MS,
  });
  const dismiss = () => toast.remove();
  line.addEventListener('finish', dismiss);
  toast.querySelector('button')?.addEventListener('click', dismiss);
  pauseWhileHeld(toast, line);
}
