import { unlessGone } from '../../../api/removal.ts';
import type { ContactMessageView } from '../../../entities/contact-message.ts';
import { answerAddress } from '../../../lib/contact-answer.ts';
import { dateTimeLabel } from '../../../lib/dates.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { ownerApi } from '../../../owner/owner-api.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { retryButton } from '../../../ui/retry-button.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import inboxStyles from './inbox.css?inline';

adoptStyles(inboxStyles);

const headingId = 'inbox';

const element = <K extends keyof HTMLElementTagNameMap>(tag: K, className = '', text = '') =>
  Object.assign(document.createElement(tag), { className, textContent: text });

/** A link to reply by mail or phone. */
function answerLink(contact: string): HTMLElement {
  const link = element('a', 'link', contact);
  link.href = answerAddress(contact);
  return link;
}

async function remove(message: ContactMessageView, item: HTMLElement): Promise<void> {
  if (!(await confirmAction(`Delete the message of ${message.name}?`, 'Delete'))) return;
  try {
    await ownerApi.remove('contact', message.id).catch(unlessGone);
  } catch (error) {
    showToast(failureWords(error), 'failed');
    return;
  }
  const list = item.parentElement;
  item.remove();
  if (list?.childElementCount === 0) list.replaceWith(nothing());
  document.getElementById(headingId)?.focus();
  showToast('Message deleted.');
}

const nothing = () => element('p', 'meta', 'No messages. What visitors send will be read here.');

function itemOf(message: ContactMessageView): HTMLElement {
  const item = element('li');
  const head = element('p', 'row');
  head.append(
    element('b', '', message.name),
    answerLink(message.contact),
    element('span', 'meta', message.createdAt ? dateTimeLabel(message.createdAt) : ''),
  );
  const button = element('button', 'button quiet', 'Delete');
  button.type = 'button';
  button.setAttribute('aria-label', `Delete the message of ${message.name}`);
  button.addEventListener('click', () => void remove(message, item));
  item.append(head, element('p', 'words', message.message), button);
  return item;
}

function listOf(messages: readonly ContactMessageView[]): HTMLElement {
  if (messages.length === 0) return nothing();
  const list = element('ul');
  list.append(...messages.map(itemOf));
  return list;
}

/** Shows the messages; if they cannot be read, says why and offers to try again. */
async function showMessages(section: HTMLElement): Promise<void> {
  try {
    section.append(listOf((await ownerApi.read<ContactMessageView[]>('contact')).value));
  } catch (error) {
    const failed = element('p', 'failed', `${failureWords(error)} `);
    failed.setAttribute('role', 'alert');
    const retry = () => {
      failed.remove();
      void showMessages(section);
    };
    failed.append(retryButton(retry));
    section.append(failed);
  }
}

/** The inbox with visitors' messages, newest first, to read and delete. */
export async function startInbox(): Promise<void> {
  const section = element('section', 'wrap band inbox');
  section.setAttribute('aria-labelledby', headingId);
  const heading = element('h2', 'section-title', 'Messages');
  heading.id = headingId;
  heading.tabIndex = -1;
  section.append(heading);
  document.querySelector('#content')?.append(section);
  $ownerToken.subscribe((token) => {
    section.hidden = token === null;
  });
  await showMessages(section);
}
