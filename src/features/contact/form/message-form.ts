import { type ContactDraft, withTemplate } from '../../../lib/contact-form.ts';
import { keepDraft, readDraft } from './draft.ts';
import { chooserLoader } from './load-chooser.ts';
import { type FieldName, fieldNames, type MessageFields, messageFields } from './message-fields.ts';
import { sayFor } from './said.ts';
import { sendState } from './send-state.ts';

/** A draft-restored notice lasts 3 s (spec 3 §4). */
const noticeMs = 3_000;

/** Makes the buttons with ready words write them into the message. */
function startTemplates({ field }: MessageFields, changed: (name: FieldName) => void): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-template]')) {
    // The press takes no focus, because the error of the field left would move the button away.
    button.addEventListener('mousedown', (event) => event.preventDefault());
    button.addEventListener('click', () => {
      const message = field('message');
      message.value = withTemplate(message.value, button.dataset.template ?? '');
      changed('message');
      message.focus();
    });
  }
}

/** Fills what is still empty from the kept draft: words typed before this script arrived stay. */
function restoreDraft({ field }: MessageFields, said: HTMLElement | null): void {
  const kept = readDraft();
  const empty = fieldNames.filter((name) => kept?.[name] && field(name).value === '');
  for (const name of empty) field(name).value = kept?.[name] ?? '';
  if (empty.length > 0) sayFor(said, 'Draft restored.', noticeMs);
}

function start(form: HTMLFormElement): void {
  const fields = messageFields(form);
  const { field, draft, showError } = fields;
  const { said, refresh, busy, canSend } = sendState(form, fields);
  const load = chooserLoader(said);
  const keep = () => {
    keepDraft(draft());
    refresh();
  };
  const changed = (name: FieldName) => {
    fields.follow(name);
    keep();
  };
  const sent = (what: ContactDraft) => {
    const now = draft();
    if (fieldNames.some((name) => now[name] !== what[name])) return; // more was written meanwhile
    fields.clear();
    keep();
  };
  let open: (() => void) | null = null;
  const choose = async () => {
    const chooser = await load();
    if (!chooser) return;
    open ??= chooser.startPlatforms(form, { draft, busy, sent });
    if (canSend()) open(); // the form may have changed while the chooser was fetched
  };

  for (const name of fieldNames) {
    field(name).addEventListener('input', () => changed(name));
    field(name).addEventListener('blur', () => showError(name));
  }
  startTemplates(fields, changed);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (canSend()) void choose();
  });
  restoreDraft(fields, said);
  keep();
}

const form = document.querySelector<HTMLFormElement>('[data-message-form]');
if (form) start(form);
