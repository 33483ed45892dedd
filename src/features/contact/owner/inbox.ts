import { unlessGone } from '../../../api/removal.ts';
import type { ContactMessageView } from '../../../entities/contact-message.ts';
import { answerAddress } from '../../../lib/contact-answer.ts';
import { dateTimeLabel } from '../../../lib/dates.ts';
import { deletingWords } from '../../../lib/deleted-words.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { focusBeside } from '../../../ui/confirm/focus-beside.ts';
import { make, makeButton } from '../../../ui/make.ts';
import { retryNote } from '../../../ui/retry-note.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { whenReturned } from '../../../ui/when-returned.ts';
import { whileBusy } from '../../../ui/while-busy.ts';
import inboxStyles from './inbox.css?inline';

adoptStyles(inboxStyles);

const headingId = 'inbox';

/** The ids of messages deleted here, which a list that was read before may still contain. */
const deleted = new Set<string>();

/** A link to reply by mail or phone. */
const answerLink = (contact: string): HTMLElement =>
  make('a', { class: 'link', href: answerAddress(contact) }, contact);

async function remove(
  message: ContactMessageView,
  item: HTMLElement,
  button: HTMLElement,
): Promise<void> {
  if (!(await confirmAction(`Delete the message of ${message.name}?`, 'Delete'))) return;
  try {
    const run = () => ownerApi.remove('contact', message.id).catch(unlessGone);
    await whileBusy(button, deletingWords, run);
  } catch (error) {
    showToast(failureWords(error), 'failed');
    return;
  }
  deleted.add(message.id);
  takeOff(item);
  showToast('Message deleted.');
}

/** Takes a message off the page, and moves the focus that was in it to its neighbour. */
function takeOff(item: HTMLElement): void {
  const list = item.parentElement;
  const at = [...(list?.children ?? [])].indexOf(item);
  item.remove();
  focusBeside(list?.querySelectorAll('button') ?? [], at, document.getElementById(headingId));
  if (list?.childElementCount === 0) list.replaceWith(nothing());
}

const nothing = () =>
  make('p', { class: 'meta' }, 'No messages. What visitors send will be read here.');

function itemOf(message: ContactMessageView): HTMLElement {
  const sent = message.createdAt ? dateTimeLabel(message.createdAt) : '';
  const [name, time] = [make('b', {}, message.name), make('span', { class: 'meta' }, sent)];
  const head = make('p', { class: 'row' }, name, answerLink(message.contact), time);
  const look = { label: 'Delete', className: 'button quiet' };
  const button = makeButton(look, () => void remove(message, item, button));
  button.ariaLabel = `Delete the message of ${message.name}`;
  const words = make('p', { class: 'words' }, message.message);
  const item = make('li', { 'data-message': message.id }, head, words, button);
  return item;
}

/** Shows the messages in their order; what is shown already stays, with the focus that is in it. */
function draw(place: HTMLElement, messages: readonly ContactMessageView[]): void {
  const ids = new Set(messages.map(({ id }) => id));
  const items = new Map<string, HTMLElement>();
  for (const item of place.querySelectorAll('li')) {
    const { message = '' } = item.dataset;
    if (ids.has(message)) items.set(message, item);
    else takeOff(item);
  }
  const list = place.querySelector('ul') ?? make('ul');
  const whole = messages.length === 0 ? nothing() : list;
  if (!whole.isConnected) place.replaceChildren(whole);
  messages.forEach((message, at) => {
    const item = items.get(message.id) ?? itemOf(message);
    if (list.children[at] !== item) list.insertBefore(item, list.children[at] ?? null);
  });
}

/** Reads the messages. If they cannot be read, what is shown stays; otherwise it says why. */
async function showMessages(place: HTMLElement): Promise<void> {
  try {
    const { value } = await ownerApi.read<ContactMessageView[]>('contact');
    draw(
      place,
      value.filter(({ id }) => !deleted.has(id)),
    );
  } catch (error) {
    if (place.hasChildNodes()) return;
    const ways = { className: 'failed', retry: () => showMessages(place) };
    place.append(retryNote('Failed to load the messages', error, ways));
  }
}

/** The section with the messages, read into it now. */
function inbox(place: HTMLElement): HTMLElement {
  const title = { class: 'section-title', id: headingId, tabindex: -1 };
  const labelled = { class: 'wrap band inbox', 'aria-labelledby': headingId };
  void showMessages(place);
  return make('section', labelled, make('h2', title, 'Messages'), place);
}

/**
 * The inbox with visitors' messages, newest first, to read and delete. It is read anew whenever
 * owner mode begins and whenever the owner comes back to the page; when owner mode ends, nothing of
 * it stays on the page.
 */
export function startInbox(): void {
  let place: HTMLElement | null = null;
  $ownerToken.subscribe((token) => {
    place?.closest('section')?.remove();
    place = token === null ? null : make('div');
    if (place) document.querySelector('#content')?.append(inbox(place));
  });
  whenReturned(() => {
    if (place) void showMessages(place);
  });
}
