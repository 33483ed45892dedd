import { unlessGone } from '../../../api/removal.ts';
import type { ContactMessageView } from '../../../entities/contact-message.ts';
import { answerAddress } from '../../../lib/contact-answer.ts';
import { dateTimeLabel } from '../../../lib/dates.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { focusBeside } from '../../../ui/confirm/focus-beside.ts';
import { make, makeButton } from '../../../ui/make.ts';
import { retryButton } from '../../../ui/retry-button.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import inboxStyles from './inbox.css?inline';

adoptStyles(inboxStyles);

const headingId = 'inbox';

/** A link to reply by mail or phone. */
const answerLink = (contact: string): HTMLElement =>
  make('a', { class: 'link', href: answerAddress(contact) }, contact);

async function remove(message: ContactMessageView, item: HTMLElement): Promise<void> {
  if (!(await confirmAction(`Delete the message of ${message.name}?`, 'Delete'))) return;
  try {
    await ownerApi.remove('contact', message.id).catch(unlessGone);
  } catch (error) {
    showToast(failureWords(error), 'failed');
    return;
  }
  const list = item.parentElement;
  const at = [...(list?.children ?? [])].indexOf(item);
  item.remove();
  focusBeside(list?.querySelectorAll('button') ?? [], at, document.getElementById(headingId));
  if (list?.childElementCount === 0) list.replaceWith(nothing());
  showToast('Message deleted.');
}

const nothing = () =>
  make('p', { class: 'meta' }, 'No messages. What visitors send will be read here.');

function itemOf(message: ContactMessageView): HTMLElement {
  const sent = message.createdAt ? dateTimeLabel(message.createdAt) : '';
  const [name, time] = [make('b', {}, message.name), make('span', { class: 'meta' }, sent)];
  const head = make('p', { class: 'row' }, name, answerLink(message.contact), time);
  const look = { label: 'Delete', className: 'button quiet' };
  const button = makeButton(look, () => void remove(message, item));
  button.ariaLabel = `Delete the message of ${message.name}`;
  const item = make('li', {}, head, make('p', { class: 'words' }, message.message), button);
  return item;
}

function listOf(messages: readonly ContactMessageView[]): HTMLElement {
  if (messages.length === 0) return nothing();
  return make('ul', {}, ...messages.map(itemOf));
}

/** Shows the messages; if they cannot be read, says why and offers to try again. */
async function showMessages(place: HTMLElement): Promise<void> {
  place.replaceChildren();
  try {
    place.append(listOf((await ownerApi.read<ContactMessageView[]>('contact')).value));
  } catch (error) {
    const failed = make('p', { class: 'failed', role: 'alert' }, `${failureWords(error)} `);
    failed.append(retryButton(() => void showMessages(place)));
    place.append(failed);
  }
}

/** The section with the messages as they are now. */
function inbox(): HTMLElement {
  const title = { class: 'section-title', id: headingId, tabindex: -1 };
  const labelled = { class: 'wrap band inbox', 'aria-labelledby': headingId };
  const place = make('div');
  void showMessages(place);
  return make('section', labelled, make('h2', title, 'Messages'), place);
}

/**
 * The inbox with visitors' messages, newest first, to read and delete. It is read anew whenever
 * owner mode begins; when that ends, nothing of it stays on the page.
 */
export function startInbox(): void {
  let shown: HTMLElement | undefined;
  $ownerToken.subscribe((token) => {
    shown?.remove();
    shown = token === null ? undefined : inbox();
    if (shown) document.querySelector('#content')?.append(shown);
  });
}
