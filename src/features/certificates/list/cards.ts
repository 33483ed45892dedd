import type { Listed } from '../../../lib/certificate-list.ts';
import type { HiddenCertificate } from '../../../lib/certificates.ts';

/** A card on the page, with what sorting and filtering need. */
export type Card = Listed & { id: string; element: HTMLElement };

/** The element of the page that holds the certificates. */
export const root = (): HTMLElement =>
  document.querySelector<HTMLElement>('[data-certificates]') ?? document.body;

/** An element within that one. Throws if the page lacks it. */
export function part<T extends HTMLElement = HTMLElement>(selector: string): T {
  const found = root().querySelector<T>(selector);
  if (!found) throw new Error(`the page lacks ${selector}`);
  return found;
}

/** The searched parts of a card: its contents without labels, buttons and states. */
const said = 'h2, .split .chip, .date, .foot .meta, .rich, .chips, dd';

const wordsOf = (element: HTMLElement): string =>
  [...element.querySelectorAll(said)].map(({ textContent }) => textContent).join('\n');

const cardOf = (element: HTMLElement): Card => {
  const { certificate = '', issuer = '', type = '', month = '' } = element.dataset;
  const title = element.querySelector('h2')?.textContent ?? '';
  return { id: certificate, title, issuer, type, month, words: wordsOf(element), element };
};

/** Every card on the page. */
export const cards = (): Card[] =>
  [...part('[data-list]').querySelectorAll<HTMLElement>('[data-certificate]')].map(cardOf);

/** The stored certificates that a card is shown instead of. */
export const hiddenBy = ({ dataset }: HTMLElement): HiddenCertificate[] =>
  JSON.parse(dataset.hides ?? '[]');
