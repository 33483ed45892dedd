import { createCreation, keyHeader } from '../../../api/creations.ts';
import { reasonOf, send } from '../../../api/http.ts';
import { contactMessages, trapField } from '../../../entities/contact-rules.ts';
import { statusOf } from '../../../lib/api-error.ts';
import type { ContactDraft } from '../../../lib/contact-form.ts';
import {
  openingOf,
  type PlatformId,
  platformTexts,
  type Reach,
} from '../../../lib/contact-platforms.ts';
import { tabStorage } from '../../../stores/device-storage.ts';
import { storageKeys } from '../../../stores/storage-keys.ts';
import { closeByBackdrop } from '../../../ui/dialog/close-by-backdrop.ts';
import { sayFor } from './said.ts';

/** Success messages vanish after 3 s (spec 3 §4). */
const saidMs = 3_000;

type Ways = {
  draft: () => ContactDraft;
  busy: (now: boolean) => void;
  sent: (what: ContactDraft) => void;
};

const isMobile = () => /Android|iPhone|iPad|iPod|Mobile/i.test(navigator.userAgent);

/** The server's message if it helps: too many messages, or an invalid field. */
const refusalWords = (error: unknown): string =>
  ([422, 429].includes(statusOf(error)) && reasonOf(error)) || contactMessages.sendFailed;

/** Of a message sent again because its answer was lost, the server keeps one. */
const sending = createCreation(tabStorage, `${storageKeys.creation}contact`);

/** Sends the message to this site's server; returns an error message, or an empty text. */
async function sendHere(form: HTMLFormElement, draft: ContactDraft): Promise<string> {
  const trap = form.elements.namedItem(trapField) as HTMLInputElement;
  const body = JSON.stringify({ ...draft, [trapField]: trap.value });
  const headers = { 'Content-Type': 'application/json', [keyHeader]: sending.keyFor(body) };
  try {
    await send(fetch, '/api/contact', { method: 'POST', headers, body });
    sending.done();
    return '';
  } catch (error) {
    return refusalWords(error);
  }
}

function open(form: HTMLFormElement, platform: Exclude<PlatformId, 'site'>, draft: ContactDraft) {
  const { email = '', linkedin = '', facebook = '' } = form.dataset;
  const reach: Reach = { email, linkedin, facebook };
  const { url, says } = openingOf(platform, reach, draft, isMobile());
  if (url.startsWith('mailto:')) location.href = url;
  else window.open(url, '_blank', 'noopener');
  return says;
}

/** Sets up the platform dialog; returns the function that opens it. */
export function startPlatforms(form: HTMLFormElement, { draft, busy, sent }: Ways): () => void {
  const dialog = document.querySelector<HTMLDialogElement>('[data-platforms]');
  const choice = dialog?.querySelector<HTMLFormElement>('[data-platform-form]');
  const error = dialog?.querySelector('[data-platform-error]') ?? null;
  const said = form.querySelector('[data-said]');

  const sendDraft = async () => {
    busy(true);
    sayFor(said, 'Sending…');
    const what = draft();
    const wrong = await sendHere(form, what);
    if (wrong === '') sent(what);
    busy(false);
    if (wrong === '') sayFor(said, platformTexts.sent, saidMs);
    else sayFor(said, wrong);
  };
  choice?.addEventListener('submit', (event) => {
    event.preventDefault();
    const platform = new FormData(choice).get('platform') as PlatformId | null;
    if (!platform) {
      sayFor(error, platformTexts.noneChosen);
      return;
    }
    dialog?.close();
    if (platform === 'site') void sendDraft();
    else sayFor(said, open(form, platform, draft()), saidMs);
  });
  choice?.addEventListener('change', () => sayFor(error, ''));
  dialog?.querySelector('[data-close]')?.addEventListener('click', () => dialog.close());
  if (dialog) closeByBackdrop(dialog);
  return () => {
    sayFor(error, '');
    if (!dialog?.open) dialog?.showModal();
  };
}
