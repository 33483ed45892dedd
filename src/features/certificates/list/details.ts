import { certificatePath } from '../../../lib/routes.ts';
import { isPlainClick } from '../../../ui/plain-click.ts';
import { cards, hiddenBy, root } from './cards.ts';

const parameter = 'certificate';
const asked = () => new URLSearchParams(location.search).get(parameter);

/** The address of a certificate that is not shown opens the one shown instead. */
const askedCard = () =>
  cards().find(({ id, element }) =>
    [{ id }, ...hiddenBy(element)].some((one) => one.id === asked()),
  );

/** Without the list, because it could not be read, nobody knows whether a certificate is missing. */
const isMissing = () =>
  asked() !== null && !askedCard() && !document.querySelector('.list-failure');

async function tellIfMissing(): Promise<void> {
  if (!isMissing()) return;
  const { tellNotFound } = await import('../../../ui/tell-not-found.ts');
  tellNotFound(root(), isMissing);
}

/** Shows the certificate named in the address, or none. */
async function follow(): Promise<void> {
  const card = askedCard();
  void tellIfMissing();
  if (!card && !document.querySelector('.certificate-dialog')) return;
  const id = asked();
  const { showDetails, hideDetails } = await import('./details-dialog.ts');
  if (id !== asked()) return;
  if (card) showDetails(card, leave, follow);
  else hideDetails();
}

/** Goes back to the list, by the previous history entry if this page added the current one. */
function leave(): void {
  if (asked() === null) return;
  if (history.state?.details) history.back();
  else history.replaceState(null, '', location.pathname);
}

function open(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('.certificate h2 a');
  const card = link?.closest<HTMLElement>('[data-certificate]');
  if (!card || !isPlainClick(event)) return;
  event.preventDefault();
  history.pushState({ details: true }, '', certificatePath(card.dataset.certificate ?? ''));
  // If the details cannot be loaded, the browser goes to their address, and tells why if it cannot.
  follow().catch(() => location.reload());
}

/** Lets cards open their details at their own address; Back and Escape close them. */
export function followAddress(ready: Promise<unknown>): void {
  root().addEventListener('click', open);
  window.addEventListener('popstate', () => void follow());
  if (asked() !== null) void ready.then(follow);
}
