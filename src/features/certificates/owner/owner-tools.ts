import { createReads } from '../../../api/reads.ts';
import { certificatesCsv, certificatesJson } from '../../../lib/certificate-export.ts';
import { distinctCertificates, shownCertificates } from '../../../lib/certificates.ts';
import { certificateNewPath } from '../../../lib/form-routes.ts';
import { failureWords } from '../../../lib/save-words.ts';
import { listedNow } from '../../../owner/deletion.ts';
import { $ownerToken } from '../../../stores/owner/session.ts';
import { adoptStyles } from '../../../ui/adopt-styles.ts';
import { downloadText, exportFailed } from '../../../ui/download.ts';
import { iconMarkup } from '../../../ui/icon-paths.ts';
import { make, makeButton, makeLink } from '../../../ui/make.ts';
import { showToast } from '../../../ui/toast/toast.ts';
import { cards, part } from '../list/cards.ts';
import { localCertificates, shownLocal } from '../local-certificates.ts';
import { addActions } from './card-actions.ts';
import ownerStyles from './owner-tools.css?inline';
import { takeFocus } from './reload-list.ts';

adoptStyles(ownerStyles);

const reads = createReads(fetch, '');

/** Everything the list shows, as stored now; what only this device has comes last. */
const current = async () =>
  distinctCertificates([
    ...shownCertificates(await reads.certificates(), await reads.gallery()),
    ...localCertificates().map(shownLocal),
  ]);

const exports = {
  'Export JSON': async () =>
    downloadText('certificates.json', 'application/json', certificatesJson(await current())),
  'Export CSV': async () =>
    downloadText('certificates.csv', 'text/csv;charset=utf-8', certificatesCsv(await current())),
};

/** Closes the menu; focus in it returns to its button. */
function close(menu: HTMLDetailsElement | null): void {
  if (menu?.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu?.removeAttribute('open');
}

function exportButton(label: string, run: () => Promise<void>): HTMLElement {
  const button = makeButton({ label, className: 'button quiet' }, () => {
    close(button.closest('details'));
    run().catch((error) => showToast(exportFailed, 'failed', failureWords(error)));
  });
  return button;
}

function exportMenu(): HTMLElement {
  const menu = make('details', { class: 'export-menu' });
  const summary = `<summary class="button">${iconMarkup('download', 'small')}Export</summary>`;
  menu.innerHTML = `${summary}<div class="choices"></div>`;
  const buttons = Object.entries(exports).map(([label, run]) => exportButton(label, run));
  menu.querySelector('.choices')?.append(...buttons);
  menu.addEventListener('keydown', ({ key }) => key === 'Escape' && close(menu));
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target as Node)) close(menu);
  });
  return menu;
}

/** Finds a certificate as the list shows it, wherever it was stored. */
function shownNow() {
  const [certificates, gallery] = [listedNow('certificates'), listedNow('gallery')];
  return ({ id, source }: { id: string; source: string }) =>
    source === 'gallery' ? gallery(id) : certificates(id);
}

/** The owner's tools on the list: add, export, and on every card edit and delete. */
export function startOwnerTools(): void {
  const add = makeLink(certificateNewPath, {
    label: 'Add Certificate',
    icon: 'add',
    className: 'button primary',
  });
  const tools = make('div', { class: 'owner-tools row' }, add, exportMenu());
  part('.page-head').append(tools);
  const shown = shownNow();
  const added = cards()
    .filter(({ element }) => element.dataset.source !== 'local')
    .flatMap(({ element }) => addActions(element, shown));
  takeFocus();
  $ownerToken.subscribe((token) => {
    for (const element of [tools, ...added]) element.hidden = token === null;
  });
}
