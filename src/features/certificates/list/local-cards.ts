import { isWebAddress } from '../../../entities/web-address.ts';
import { distinctCertificates, type ShownCertificate } from '../../../lib/certificates.ts';
import { certificatePath } from '../../../lib/routes.ts';
import { tagHue } from '../../../lib/tags.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { iconMarkup } from '../../../ui/icon-paths.ts';
import { dropLocal, localCertificates, shownLocal } from '../local-certificates.ts';
import { recount } from './arrange.ts';
import { cards, part } from './cards.ts';
import { takeOff } from './take-off.ts';

const element = (tag: string, className: string, text = '') =>
  Object.assign(document.createElement(tag), { className, textContent: text });

function chipsOf(skills: readonly string[]): HTMLElement {
  const chips = element('ul', 'chips');
  for (const skill of skills) {
    const chip = element('li', 'chip', skill);
    chip.style.setProperty('--tag', `var(--tag-${tagHue(skill)})`);
    chips.append(chip);
  }
  return chips;
}

function credentialOf(credentialId: string): HTMLElement {
  const facts = element('dl', 'facts');
  const fact = element('div', '');
  fact.append(element('dt', '', 'Credential ID'), element('dd', '', credentialId));
  facts.append(fact);
  return facts;
}

function verifyLink(title: string, href: string): HTMLElement {
  const link = element('a', 'button verify', 'Verify');
  Object.assign(link, { href, target: '_blank', rel: 'noopener noreferrer' });
  link.append(element('span', 'visually-hidden', ` ${title}, in a new tab`));
  link.insertAdjacentHTML('beforeend', iconMarkup('out', 'small out'));
  return link;
}

function detailsOf(certificate: ShownCertificate): HTMLElement {
  const { title, description, skills, credentialId, credentialUrl } = certificate;
  const details = element('div', 'details');
  if (description) details.append(element('p', 'rich', description));
  if (skills.length > 0) details.append(chipsOf(skills));
  if (credentialId) details.append(credentialOf(credentialId));
  if (credentialUrl && isWebAddress(credentialUrl)) {
    details.append(verifyLink(title, credentialUrl));
  }
  return details;
}

function fill(card: HTMLElement, certificate: ShownCertificate): void {
  const { id, title, issuer, type, date, dateMonth, imageUrl } = certificate;
  Object.assign(card.dataset, { certificate: id, issuer, type, month: dateMonth ?? '' });
  card.id = `certificate-${id}`;
  const put = (selector: string, text: string) => {
    const place = card.querySelector(selector);
    if (place) place.textContent = text;
  };
  put('h2 a', title);
  card.querySelector('h2 a')?.setAttribute('href', certificatePath(id));
  put('.chip', type);
  put('.date', date);
  put('.foot .meta', issuer);
  card.querySelector('.foot')?.append(element('span', 'check', 'On this device only'));
  const folded = element('div', 'folded');
  folded.hidden = true;
  folded.append(detailsOf(certificate));
  card.append(folded);
  if (!imageUrl) return;
  const image = Object.assign(new Image(), { src: imageUrl, alt: '' });
  card.querySelector('.plate')?.replaceChildren(image);
}

function actionsOf({ id, title }: ShownCertificate, card: HTMLElement): HTMLElement {
  const actions = element('div', 'owner-actions row');
  const remove = element('button', 'button quiet', 'Delete');
  remove.addEventListener('click', async () => {
    if (!(await confirmAction(`Delete '${title}' from this device?`, 'Delete'))) return;
    dropLocal(id);
    actions.closest('dialog')?.close();
    takeOff(card);
  });
  const edit = element('a', 'button quiet', 'Edit');
  edit.setAttribute('href', `/certificates/edit/${encodeURIComponent(id)}`);
  actions.append(edit, remove);
  return actions;
}

/** The certificates kept on this device that the list does not show already. */
function localOnly(): ShownCertificate[] {
  const local = localCertificates().map(shownLocal);
  const shown = new Set<object>(distinctCertificates([...cards(), ...local]));
  return local.filter((one) => shown.has(one));
}

/** Puts the certificates kept on this device among the others, marked as such (spec 3 §6). */
export function showLocal(): void {
  const template = part<HTMLTemplateElement>('template[data-card]');
  for (const certificate of localOnly()) {
    const copy = template.content.cloneNode(true) as DocumentFragment;
    const card = copy.querySelector<HTMLElement>('[data-certificate]');
    if (!card) continue;
    fill(card, certificate);
    card.append(actionsOf(certificate, card));
    part('[data-list]').append(card);
  }
  recount();
}
