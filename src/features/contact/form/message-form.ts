import { contactMessages } from '../../../entities/contact-rules.ts';
import {
  type ContactDraft,
  contactErrors,
  counterText,
  fullness,
  isTooLong,
  withTemplate,
} from '../../../lib/contact-form.ts';
import { keepDraft, readDraft } from './draft.ts';
import { sayFor } from './said.ts';

/** A draft-restored notice lasts 3 s (spec 3 §4). */
const noticeMs = 3_000;
const names = ['name', 'contact', 'message'] as const;
type Name = (typeof names)[number];
type Entry = HTMLInputElement | HTMLTextAreaElement;

/** Whether the server answers again, so that reloading the page does not lose it. */
const isServerBack = () =>
  fetch('', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

const form = document.querySelector<HTMLFormElement>('[data-message-form]');

function start(form: HTMLFormElement): void {
  const entry = (name: Name) => form.elements.namedItem(name) as Entry;
  const draft = (): ContactDraft => ({
    name: entry('name').value,
    contact: entry('contact').value,
    message: entry('message').value,
  });
  const send = form.querySelector<HTMLButtonElement>('[data-send]');
  const counter = form.querySelector('[data-counter]');
  const said = form.querySelector<HTMLElement>('[data-said]');
  let sending = false;

  const showError = (name: Name) => {
    const error = contactErrors(draft())[name] ?? '';
    entry(name).setAttribute('aria-invalid', String(error !== ''));
    const place = document.querySelector(`#error-${name}`);
    // Set anew, the same words would be read again at every letter.
    if (place && place.textContent !== error) place.textContent = error;
  };
  const refresh = () => {
    const { message } = draft();
    if (counter) counter.textContent = counterText(message);
    if (counter) counter.className = `counter ${fullness(message)}`;
    if (send) send.disabled = sending || Object.keys(contactErrors(draft())).length > 0;
  };
  const changed = (name: Name) => {
    const isWrong = entry(name).getAttribute('aria-invalid') === 'true';
    if (isWrong || isTooLong(entry(name).value)) showError(name);
    keepDraft(draft());
    refresh();
  };

  for (const name of names) {
    entry(name).addEventListener('input', () => changed(name));
    entry(name).addEventListener('blur', () => showError(name));
  }
  for (const button of document.querySelectorAll<HTMLElement>('[data-template]')) {
    // The press takes no focus, because the error of the field left would move the button away.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      const message = entry('message');
      message.value = withTemplate(message.value, button.dataset.template ?? '');
      changed('message');
      message.focus();
    });
  }
  const ways = {
    draft,
    busy: (now: boolean) => {
      sending = now;
      refresh();
      // Disabling the button takes its focus, though not before the next frame; the emptied form
      // leaves it disabled.
      const isFocusLost = [document.body, send].includes(document.activeElement as HTMLElement);
      if (!now && isFocusLost) (send?.disabled ? said : send)?.focus();
    },
    sent: (what: ContactDraft) => {
      const now = draft();
      if (names.some((name) => now[name] !== what[name])) return; // more was written meanwhile
      for (const name of names) {
        entry(name).value = '';
        entry(name).removeAttribute('aria-invalid');
      }
      keepDraft(draft());
      refresh();
    },
  };
  /** Many browsers ask for code only once: what could not be loaded comes with the page alone. */
  let isChooserLost = false;
  const tellLost = async () => {
    sayFor(said, contactMessages.sendFailed);
    if (isChooserLost && readDraft() && (await isServerBack())) location.reload();
    isChooserLost = true;
  };
  let openChooser: (() => void) | null = null;
  const choose = async () => {
    const chooser = await import('./platforms.ts').catch(tellLost);
    if (!chooser) return;
    openChooser ??= chooser.startPlatforms(form, ways);
    if (isChooserLost) sayFor(said, ''); // this browser asked again
    isChooserLost = false;
    if (!send?.disabled) openChooser(); // the form may have changed while the chooser was fetched
  };
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (send && !send.disabled) void choose();
  });

  // Words typed before this script arrived stay: a draft fills only what is still empty.
  const kept = readDraft();
  const empty = names.filter((name) => kept?.[name] && entry(name).value === '');
  for (const name of empty) entry(name).value = kept?.[name] ?? '';
  if (empty.length > 0) sayFor(said, 'Draft restored.', noticeMs);
  keepDraft(draft());
  refresh();
}

if (form) start(form);
