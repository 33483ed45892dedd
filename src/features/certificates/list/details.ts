import { certificatePath } from '../../../lib/routes.ts';
import { isPlainClick } from '../../../ui/plain-press.ts';
import { cards, root } from './cards.ts';

const parameter = 'certificate';
const asked = () => new URLSearchParams(location.search).get(parameter);

/** Says that the address names no certificate, and leaves that address for the list's own. */
async function tellNotFound(): Promise<void> {
  history.replaceState(null, '', location.pathname);
  const { showToast } = await import('../../../ui/toast/toast.ts');
  showToast(root().dataset.notFound ?? '', 'failed');
}

/** Shows the certificate named in the address, or none. */
async function follow(): Promise<void> {
  const card = cards().find((one) => one.id === asked());
  if (!card && asked() !== null) void tellNotFound();
  if (!card && !document.querySelector('.certificate-dialog')) return;
  const id = asked();
  const { showDetails, hideDetails } = await import('./details-dialog.ts');
  if (id !== asked()) return;
  if (card) showDetails(card, leave);
  else hideDetails();
}

/** Goes back to the list, by the previous history entry if this page added the current one. */
function leave(): void {
  if (asked() === null) return;
  if (history.state?.details) history.back();
  else history.replaceState(null, '', '/certificates');
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
