import { isWebAddress } from '../../../entities/web-address.ts';
import { isSameCertificate, type ShownCertificate } from '../../../lib/certificates.ts';
import { certificateEditPath } from '../../../lib/form-routes.ts';
import { certificatePath } from '../../../lib/routes.ts';
import { tagColour } from '../../../lib/tag-colour.ts';
import { confirmAction } from '../../../ui/confirm/confirm.ts';
import { iconMarkup } from '../../../ui/icon-paths.ts';
import { make, makeButton, makeLink } from '../../../ui/make.ts';
import { dropLocal, localCertificates, shownLocal } from '../local-certificates.ts';
import { type Card, cards, part } from './cards.ts';
import { recount } from './recount.ts';
import { takeOff } from './take-off.ts';

/** Gives a chip the colour of its words, as a card from the server has it. */
const colour = (chip: HTMLElement, words: string) =>
  chip.style.setProperty('--tag', tagColour(words));

function chipsOf(skills: readonly string[]): HTMLElement {
  const chips = make('ul', { class: 'chips' });
  for (const skill of skills) {
    const chip = make('li', { class: 'chip' }, skill);
    colour(chip, skill);
    chips.append(chip);
  }
  return chips;
}

function credentialOf(credentialId: string): HTMLElement {
  const fact = make('div', {}, make('dt', {}, 'Credential ID'), make('dd', {}, credentialId));
  return make('dl', { class: 'facts' }, fact);
}

function verifyLink(title: string, href: string): HTMLElement {
  const target = { href, target: '_blank', rel: 'noopener noreferrer' };
  const more = make('span', { class: 'visually-hidden' }, ` ${title}, in a new tab`);
  const link = make('a', { class: 'button verify', ...target }, 'Verify', more);
  link.insertAdjacentHTML('beforeend', iconMarkup('out', 'small out'));
  return link;
}

function detailsOf(certificate: ShownCertificate): HTMLElement {
  const { title, description, skills, credentialId, credentialUrl } = certificate;
  const details = make('div', { class: 'details' });
  if (description) details.append(make('p', { class: 'rich' }, description));
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
  const chip = card.querySelector<HTMLElement>('.chip');
  if (chip) colour(chip, type);
  put('.date', date);
  put('.foot .meta', issuer);
  card.querySelector('.foot')?.append(make('span', { class: 'check' }, 'On this device only'));
  card.append(make('div', { class: 'folded', hidden: true }, detailsOf(certificate)));
  if (!imageUrl) return;
  const image = Object.assign(new Image(), { src: imageUrl, alt: '' });
  card.querySelector('.plate')?.replaceChildren(image);
}

/** Edit and delete for a certificate on this device; calls `gone` once it is deleted. */
function actionsOf({ id, title }: ShownCertificate, gone: () => void): HTMLElement {
  const className = 'button quiet';
  const remove = makeButton({ label: 'Delete', className }, async () => {
    if (!(await confirmAction(`Delete “${title}” from this device?`, 'Delete'))) return;
    dropLocal(id);
    actions.closest('dialog')?.close();
    gone();
  });
  const edit = makeLink(certificateEditPath(id), { label: 'Edit', className });
  const actions = make('div', { class: 'owner-actions row' }, edit, remove);
  return actions;
}

function showCard(certificate: ShownCertificate): void {
  const template = part<HTMLTemplateElement>('template[data-card]');
  const copy = template.content.cloneNode(true) as DocumentFragment;
  const card = copy.querySelector<HTMLElement>('[data-certificate]');
  if (!card) return;
  fill(card, certificate);
  card.append(actionsOf(certificate, () => takeOff(card)));
  part('[data-list]').append(card);
}

/** Adds the actions of a local copy to the card of a certificate that is already shown. */
function noteCopy({ element: card }: Card, certificate: ShownCertificate): void {
  const actions = actionsOf(certificate, () => {
    actions.remove();
    card.querySelector<HTMLElement>('h2 a')?.focus();
  });
  actions.prepend(make('span', { class: 'meta' }, 'Another version on this device'));
  card.append(actions);
}

/**
 * Adds the certificates kept on this device to the others, marked as such (spec 3 §6), each title
 * of an issuer once.
 */
export function showLocal(): void {
  for (const certificate of localCertificates().map(shownLocal)) {
    const shown = cards().find((card) => isSameCertificate(card, certificate));
    if (shown) noteCopy(shown, certificate);
    else showCard(certificate);
  }
  recount();
}
