import { adoptStyles } from '../adopt-styles.ts';
import { type IconName, iconPaths } from '../icon-paths.ts';
import toastStyles from './toast.css?inline';

adoptStyles(toastStyles);

const LIFETIME_MS = 4_000;

type Kind = 'done' | 'failed';
const marks: Record<Kind, IconName> = { done: 'check', failed: 'warning' };

const svg = (name: IconName) =>
  `<svg class="icon" viewBox="0 0 20 20" aria-hidden="true"><path d="${iconPaths[name]}"/></svg>`;

/** The one live region toasts are announced in; there before the first toast, so that it is heard. */
function region(): HTMLElement {
  const existing = document.querySelector<HTMLElement>('.toasts');
  if (existing) return existing;
  const made = document.createElement('div');
  made.className = 'toasts';
  made.setAttribute('role', 'status');
  made.setAttribute('aria-live', 'polite');
  document.body.append(made);
  return made;
}

function makeToast(text: string, kind: Kind): HTMLElement {
  const toast = document.createElement('div');
  toast.className = `toast ${kind}`;
  toast.innerHTML = `${svg(marks[kind])}<span></span><button class="icon-button" type="button" aria-label="Dismiss">${svg('close')}</button>`;
  const words = toast.querySelector('span');
  if (words) words.textContent = text;
  return toast;
}

/**
 * Says something for 4 seconds, without taking focus (spec 1 §4). The time stands still while the
 * toast is pointed at or holds focus.
 */
export function showToast(text: string, kind: Kind = 'done'): void {
  const toast = makeToast(text, kind);
  const line = toast.animate([{ '--left': '100%' }, { '--left': '0%' }] as Keyframe[], {
    duration: LIFETIME_MS,
  });
  const dismiss = () => toast.remove();
  line.addEventListener('finish', dismiss);
  toast.querySelector('button')?.addEventListener('click', dismiss);
  for (const event of ['pointerenter', 'focusin']) {
    toast.addEventListener(event, () => line.pause());
  }
  for (const event of ['pointerleave', 'focusout']) {
    toast.addEventListener(event, () => line.play());
  }
  region().append(toast);
}
